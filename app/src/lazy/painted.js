window.painted = new Promise((done) => {
    if (document.hidden) done();
    setTimeout(done, 4000);
    new PerformanceObserver(done).observe({ type: "paint", buffered: true });
}).then(() => document.querySelectorAll("[rel=later]").forEach((it) => it.rel = "preload"));
