/** Bundles that are here or on their way, by their names. */
const coming = new Map();

/** The bundle of the module that is being asked for: it has what no other has brought. */
let wanted;

function within(module, load) {
    return () => {
        const ways = [...coming.keys()].map((it) => `${module}.${it}`);
        wanted = ways.find((it) => it in BUNDLES) ?? module;
        return load();
    };
}

/** The bytes of a file, from a bundle that is coming anyway or else from the module's own. */
async function part(file) {
    const name = [...coming.keys(), "core", wanted].find((it) => BUNDLES[it].includes(file));
    const [bytes] = WebAssembly.Module.customSections(await bundle(name), file);
    return bytes;
}

function bundle(name) {
    if (!coming.has(name)) {
        const module = WebAssembly.compileStreaming(fetch(new URL(`./${name}.wasm`, import.meta.url)));
        // Whoever asks again tries again.
        module.catch(() => coming.delete(name));
        coming.set(name, module);
    }
    return coming.get(name);
}
