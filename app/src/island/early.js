window.early = (() => {
    const all = ["input", "change", "pointerdown", "keydown", "pointerup", "click"];
    let changes = [], press = [], whole = [];
    const hear = (event) => {
        const kind = all.indexOf(event.type);
        event.stopImmediatePropagation();
        if (kind < 2) return changes.push(event);
        press = kind < 4 ? [event] : [...press, event];
        if (kind > 4 || /^(Enter| )$/.test(event.key)) whole = press;
    };
    const each = (tell) => all.forEach((it) => tell(it, hear, true));
    each(addEventListener);
    return () => {
        each(removeEventListener);
        return [...changes, ...whole];
    };
})();
