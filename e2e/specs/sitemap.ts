/** The files of a site's sitemap that list pages: the one, or the parts that its index names. */
export async function sitemapFiles(site: string): Promise<string[]> {
  const read = async (address: string) => (await fetch(address)).text();
  const first = await read(`${site}/sitemap.xml`);
  if (!first.includes('<sitemapindex')) return [first];
  return Promise.all(
    [...first.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, part]) => read(part ?? '')),
  );
}
