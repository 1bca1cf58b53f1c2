/** Stands for every style module: a class has the name that it has in the source. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
