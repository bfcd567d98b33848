window.unsent = (() => {
    let tab;
    try { tab = sessionStorage; } catch { return () => {}; }
    const all = "typed ", marks = "[data-keep]";
    const mine = () => {
        const person = document.documentElement.dataset.person;
        return person && all + person + " ";
    };
    for (const it of Object.keys(tab)) if (it.startsWith(all) && !(mine() && it.startsWith(mine()))) tab.removeItem(it);
    const key = (mark) => mine() + location.pathname + " " + mark.dataset.keep;
    const fields = (form) => [...form.elements].filter((it) => it.name && !/^(hidden|password|file|submit|button|reset)$/.test(it.type));
    const ticked = (it) => /^(radio|checkbox)$/.test(it.type);
    const called = (it) => it.name + (ticked(it) ? " " + it.value : "");
    const first = (it) => ticked(it) ? it.defaultChecked : it.options ? Math.max(0, [...it.options].findIndex((one) => one.defaultSelected)) : it.defaultValue;
    const now = (it) => ticked(it) ? it.checked : it.options ? it.selectedIndex : it.value;
    const changed = (form) => new Set(fields(form).filter((it) => now(it) !== first(it)).map((it) => it.name));
    // What is brought back is written to the form one field after the other: saved in between, those that come
    // later would be lost.
    let restoring = false;
    const save = (form) => {
        const mark = form?.querySelector?.(marks);
        if (restoring || !mark || !mine()) return;
        mark.sent = false;
        const typed = fields(form).filter((it) => now(it) !== first(it)).map((it) => [called(it), first(it), now(it)]);
        try {
            if (typed.length) tab.setItem(key(mark), JSON.stringify(typed));
            else tab.removeItem(key(mark));
        } catch {}
    };
    const restore = (mark) => {
        const form = mark.form;
        let typed = [];
        try { typed = JSON.parse(mine() && tab.getItem(key(mark))) ?? []; } catch {}
        // What has been changed since the page came stays, a choice among several as a whole.
        const stays = form ? changed(form) : new Set();
        restoring = true;
        try {
            for (const [name, was, is] of typed) {
                const it = form && fields(form).find((one) => called(one) === name);
                if (!it || first(it) !== was || stays.has(it.name)) continue;
                if (ticked(it)) it.checked = is;
                else if (it.options) it.selectedIndex = is;
                else it.value = is;
                for (let fold = it.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
                for (const kind of ["input", "change"]) it.dispatchEvent(new Event(kind, { bubbles: true }));
            }
        } finally { restoring = false; }
    };
    for (const kind of ["input", "change"]) addEventListener(kind, (event) => save(event.target.form), true);
    addEventListener("submit", ({ target, submitter }) => {
        const mark = target.querySelector?.(marks);
        // A button that sends the form elsewhere leaves it as it is: saved as a template it is still to be sent.
        if (!mark || !mine() || submitter?.hasAttribute("formaction")) return;
        mark.sent = true;
        tab.removeItem(key(mark));
    }, true);
    addEventListener("pagehide", () => {
        for (const mark of document.querySelectorAll(marks)) {
            // A page whose code is still on its way holds back what it would hear.
            const typed = mark.sent ? mark.form?.querySelector(".refusal,[aria-invalid=true]") : window.early && changed(mark.form).size;
            if (typed) save(mark.form);
        }
    });
    addEventListener("DOMContentLoaded", () => {
        for (const mark of document.querySelectorAll(marks)) {
            const early = changed(mark.form).size;
            restore(mark);
            if (early) save(mark.form);
        }
    });
    return restore;
})();
