window.early = [];
for (const kind of ["pointerdown", "pointerup", "click", "keydown"]) addEventListener(kind, (it) => early?.push(it));
