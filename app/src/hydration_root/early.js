window.early = (() => {
    const all = ["input", "change", "pointerdown", "keydown", "pointerup", "keyup", "click", "pointercancel"];
    let changes = [], press = [], whole = [];
    const hear = (event) => {
        const kind = all.indexOf(event.type), it = event.target, done = press.at(-1)?.type == "click";
        event.stopImmediatePropagation();
        if (kind < 2) return changes.push([event, it.value, it.checked]);
        if (kind == 7) return (press = []);
        if (kind == 5 && done) return;
        press = kind < 4 || done ? [event] : [...press, event];
        if (kind < 6 && !(it == document.body ? /^\S$/ : /^(Enter|.)$/).test(event.key)) return;
        if (!it.closest("a[href],form,summary,label,input,select,textarea,[popovertarget]")) whole = press;
    };
    const each = (tell) => all.forEach((it) => tell(it, hear, true));
    each(addEventListener);
    return () => {
        each(removeEventListener);
        window.early = null;
        changes = changes.map(([it, value, checked]) => (Object.assign(it.target, { value, checked }), it));
        if (press.length == 1 && press[0].type == "pointerdown") whole = press;
        return changes.concat(whole);
    };
})();
