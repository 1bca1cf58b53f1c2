/** Contents of the sitemap, or of all the files that its index lists. */
export async function sitemapFiles(site: string): Promise<string[]> {
  const read = async (address: string) => (await fetch(address)).text();
  const first = await read(`${site}/sitemap.xml`);
  if (!first.includes('<sitemapindex')) return [first];
  return Promise.all(
    [...first.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, part]) => read(part ?? '')),
  );
}
