//! Every case of `tests/cases`, played.

use battlefield::notation::play;
use std::{fs, path::Path};

#[test]
fn all_cases_are_as_expected() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let files = fs::read_dir(&folder).expect("the folder of the cases");
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    let mut cases = 0;
    let mut wrong = Vec::new();
    for file in &files {
        let text = fs::read_to_string(file).expect("a readable file");
        let name = file.file_name().expect("a name").to_string_lossy();
        let report = play(&text);
        cases += report.cases.len();
        let problems = report.problems.iter();
        wrong.extend(problems.map(|it| format!("{name}:{} {}: {}", it.line, it.case, it.what)));
    }
    assert!(cases > 0, "there are cases");
    assert!(
        wrong.is_empty(),
        "{} of {cases} differ:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
