/** Replaces every style module: each class keeps its source name. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
