import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A file of the preview bar, under an address of its content. */
type BarFile = { url: string; integrity: string; type: string; bytes: Buffer };

export const previewPath = '/releases/preview';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

function fileOf(name: string, text: string, type: string): BarFile {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest();
  return {
    url: `${previewPath}/${name.replace('*', hash.toString('hex').slice(0, 16))}`,
    integrity: `sha256-${hash.toString('base64')}`,
    type: `${type}; charset=utf-8`,
    bytes,
  };
}

export const barStyle = fileOf('bar.*.css', read('bar.css'), 'text/css');
export const barScript = fileOf('bar.*.js', read('bar-script.js'), 'text/javascript');
