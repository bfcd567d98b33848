//! The fuzzer over HTTP: forged, doubled, late, torn, huge and random requests against the real
//! router. Whatever is asked, nothing breaks, nobody reads what is others', and what was refused has
//! changed nothing.
//!
#![doc = include_str!("fuzz.md")]

mod aim;
mod calls;
mod changes;
mod checker;
mod errors;
mod markers;
mod model;
mod pages;
mod report;
mod requests;
mod sent;
mod values;

use super::proof::{given, rate};
use calls::{Does, calls};
use checker::{Checker, refused};
use errors::Errors;
use leptos::server_fn::axum::server_fn_paths;
use model::Model;
use report::Report;
use requests::Past;
pub use sent::{Sent, escaped};
use std::{
    thread::{self, ScopedJoinHandle},
    time::Instant,
};

/// Requests that the tests can afford, and enough that everything is asked often; `cargo xtask fuzz
/// http` sends more.
const FEW: usize = 2_500;
/// After so many a site begins anew: in the end everybody has left.
const PER_SITE: usize = 1_250;
/// After so many time passes: mail goes out, and whoever has asked too often may again.
const PER_ROUND: usize = 100;

#[test]
fn whatever_is_asked_nothing_breaks_leaks_or_half_happens() {
    let requests = given("ROOKERY_FUZZ_REQUESTS", FEW);
    let seed: u64 = given("ROOKERY_FUZZ_SEED", 1);
    println!("seed {seed}");
    let began = Instant::now();
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let report = thread::scope(|scope| {
        let working: Vec<_> = (0..workers)
            .map(|worker| {
                let sites = (worker..requests.div_ceil(PER_SITE)).step_by(workers);
                let fuzz = move |site: usize| {
                    fuzz(
                        seed + site as u64,
                        (requests - site * PER_SITE).min(PER_SITE),
                    )
                };
                scope.spawn(move || sites.map(fuzz).fold(Report::default(), Report::add))
            })
            .collect();
        let reports = working.into_iter().map(ScopedJoinHandle::join);
        let reports = reports.map(|it| it.expect("a site could be fuzzed to its end"));
        reports.fold(Report::default(), Report::add)
    });
    let sent = report.sent();
    println!("requests {sent}");
    println!("per_second {:.0}", rate(sent, began));
    report.print();
    let findings = report.findings.len();
    assert_eq!(findings, 0, "see above");
    if requests >= FEW {
        report.assert_meaningful();
    }
}

/// Everything that a page can call is fuzzed, and nothing that is not there.
#[test]
fn the_fuzzer_knows_every_server_function() {
    let mut known: Vec<_> = calls().map(|it| format!("/api/{}", it.name)).collect();
    let mut there: Vec<_> = server_fn_paths().map(|(path, _)| path.to_owned()).collect();
    known.sort();
    // Some have forms of several shapes.
    known.dedup();
    there.sort();
    assert_eq!(known, there);
}

/// Sends so many requests to a new site.
fn fuzz(seed: u64, requests: usize) -> Report {
    let (errors, _listening) = Errors::listen();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    runtime.expect("a thread can wait").block_on(async {
        let mut checker = Checker::new(Model::new(seed).await, errors).await;
        let mut past = Past::default();
        while checker.sent < requests {
            if checker.sent % PER_ROUND == PER_ROUND - 1 {
                checker.next_round().await;
            }
            let passed = i64::from(checker.model.chance.below(500) as u32);
            checker.model.site.wait(passed);
            let sent = past.next(&mut checker.model).await;
            let reply = checker.send(&sent).await;
            past.remember(&sent, &mut checker.model);
            let repeats = |does| matches!(does, Does::Repeats | Does::RepeatsUnless(_));
            let doubled = sent.call.is_some_and(|it| repeats(it.does));
            if doubled && !refused(&reply) && checker.model.chance.thousandths(300) {
                checker.acknowledged_again(&sent).await;
            }
        }
        if !checker.report.findings.is_empty() {
            println!(
                "found with the seed {seed}, within {} requests:",
                checker.sent
            );
            checker.report.print();
        }
        checker.report
    })
}
