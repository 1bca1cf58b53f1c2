/** Tries everything while the section is loaded, and with each of its pages. */
export function hostile(attempts: Readonly<Record<string, string>>): string {
  const all = Object.entries(attempts).map(
    ([name, body]) => `[${JSON.stringify(name)}, async () => { ${body} }]`,
  );
  return `
;(() => {
  const attempts = [${all.join(',\n')}];
  const tryAll = async () => {
    const got = [];
    for (const [name, attempt] of attempts) {
      try { const found = String(await attempt()); if (found.startsWith('GOT')) got.push(name + ': ' + found); } catch {}
    }
    return got;
  };
  const { section } = module.exports;
  const atLoad = tryAll();
  for (const route of section.routes) {
    const load = route.load;
    route.load = async () => {
      const got = [...(await atLoad), ...(await tryAll())];
      if (got.length > 0) throw new Error(got.join('; '));
      return load();
    };
  }
})();`;
}
