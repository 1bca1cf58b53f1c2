const addresses = new Set([
  '@id',
  'url',
  'image',
  'logo',
  'item',
  'mainEntityOfPage',
  'thumbnailUrl',
  'contentUrl',
]);

/** Makes site paths in URL properties absolute. URLs of other sites stay unchanged. */
export function absoluteAddresses<T>(data: T, siteUrl: string): T {
  return walk(data, siteUrl, false) as T;
}

function walk(value: unknown, siteUrl: string, isAddress: boolean): unknown {
  if (typeof value === 'string')
    return isAddress && value.startsWith('/') ? siteUrl + value : value;
  if (Array.isArray(value)) return value.map((part: unknown) => walk(part, siteUrl, isAddress));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, walk(part, siteUrl, addresses.has(key))]),
  );
}
