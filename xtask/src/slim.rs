//! Taking out of a module what no browser ever runs.

use anyhow::Result;
use std::{fs, path::Path};
use walrus::{FunctionBuilder, FunctionId, FunctionKind, LocalFunction, Module, ModuleConfig};

/// The name of functions that nothing calls, though tables of functions hold them: pages that wait
/// for parts of themselves while they are taken over. Ours are loaded before.
const NEVER_RUN: &str = "13hydrate_async";

/// The name that may follow: the bodies of asynchronous functions are closures in them. Other functions in them stay,
/// since the compiler lets functions with the same code share it.
const BODY: &str = "28_$u7b$$u7b$closure$u7d$$u7d$";

/// Empties these functions, and drops what only they have used; says how many they were.
pub fn slim(module: &mut Module) -> usize {
    let functions = never_run(module);
    for &function in &functions {
        let id = module.funcs.get(function).ty();
        let ty = module.types.get(id);
        let (params, results) = (ty.params().to_vec(), ty.results().to_vec());
        let arguments = params.iter().map(|&ty| module.locals.add(ty)).collect();
        let mut stub = FunctionBuilder::new(&mut module.types, &params, &results);
        stub.func_body().unreachable();
        let stub: LocalFunction = stub.local_func(arguments);
        module.funcs.get_mut(function).kind = FunctionKind::Local(stub);
    }
    walrus::passes::gc::run(module);
    functions.len()
}

/// The same for a module in a file; its names go too.
pub fn file(path: &Path) -> Result<usize> {
    let mut config = ModuleConfig::new();
    config
        .generate_name_section(false)
        .generate_producers_section(false);
    let mut module = config.parse(&fs::read(path)?)?;
    let emptied = slim(&mut module);
    fs::write(path, module.emit_wasm())?;
    Ok(emptied)
}

fn never_run(module: &Module) -> Vec<FunctionId> {
    let local = module.funcs.iter_local();
    local
        .map(|(id, _)| id)
        .filter(|&id| {
            let name = module.funcs.get(id).name.as_deref();
            name.is_some_and(is_never_run)
        })
        .collect()
}

fn is_never_run(name: &str) -> bool {
    let Some((_, mut rest)) = name.rsplit_once(NEVER_RUN) else {
        return false;
    };
    while let Some(inside) = rest.strip_prefix(BODY) {
        rest = inside;
    }
    // The hash at the end of every name.
    rest.starts_with("17h")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_functions_themselves_and_their_bodies_are_never_run() {
        let function = "_ZN6tachys4view13hydrate_async17h0123456789abcdefE";
        let body = "_ZN6tachys4view13hydrate_async28_$u7b$$u7b$closure$u7d$$u7d$17h01E";
        let inner = "_ZN6tachys4view13hydrate_async28_$u7b$$u7b$closure$u7d$$u7d$7inner_117h01E";
        let dropped = "_ZN4core3ptr40drop_in_place$LT$view..hydrate_async$GT$17h01E";
        assert!(is_never_run(function) && is_never_run(body));
        assert!(!is_never_run(inner) && !is_never_run(dropped));
    }
}
