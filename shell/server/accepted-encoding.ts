/** The encoding to answer with: brotli before gzip, neither where it is not taken (`br;q=0` refuses it). */
export function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const text = typeof header === 'string' ? header : (header?.join(',') ?? '');
  if (takes(text, 'br')) return 'br';
  return takes(text, 'gzip') ? 'gzip' : undefined;
}

function takes(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  if (at === -1) return false;
  // What nearly every browser sends has no quality at all.
  if (!header.includes('q=')) return true;
  return header.split(',').some((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
  });
}
