window.early = [];
["pointerdown", "pointerup", "click", "keydown"].forEach((it) => addEventListener(it, (press) => early?.push(press)));
