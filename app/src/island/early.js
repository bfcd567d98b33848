window.early = (() => {
    const all = ["input", "change", "pointerdown", "keydown", "pointerup", "click"];
    let changes = [], press = [], whole = [];
    const hear = (event) => {
        const kind = all.indexOf(event.type), it = event.target;
        event.stopImmediatePropagation();
        if (kind < 2) return changes.push([event, it.value, it.checked]);
        press = kind < 4 || press.at(-1)?.type == "click" ? [event] : [...press, event];
        if (kind < 5 && (it == document.body || !/^(Enter| )$/.test(event.key))) return;
        if (!it.closest("a[href],form,summary,label,input,select,textarea,[popovertarget]")) whole = press;
    };
    const each = (tell) => all.forEach((it) => tell(it, hear, true));
    each(addEventListener);
    return () => {
        each(removeEventListener);
        window.early = null;
        changes = changes.map(([it, value, checked]) => (Object.assign(it.target, { value, checked }), it));
        return changes.concat(whole);
    };
})();
