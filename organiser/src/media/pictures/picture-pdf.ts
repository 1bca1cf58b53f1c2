import { deflateSync } from 'node:zlib';

type PictureDocument = {
  /** In points, 72 to an inch. */
  width: number;
  height: number;
  /** Grey pixels, a byte each, over the whole page. */
  picture: { data: Buffer; width: number; height: number };
  title: string;
  /** A BCP 47 tag. */
  language: string;
  /** What the picture says, line by line, to select, find and read aloud. */
  lines: readonly string[];
};

/**
 * A PDF of one page that is a picture, with its text invisible over it. The text needs no font file:
 * readers look up the characters in a collection that PDF names (ISO 32000-2, 9.7.5.2), and draw
 * nothing. So letters look alike everywhere, also in Chinese.
 */
export function writePicturePdf(document: PictureDocument): Buffer {
  const { width, height, picture, title, language, lines } = document;
  const step = (height - 40) / Math.max(1, lines.length);
  const text = lines.map(
    (line, at) => `1 0 0 1 20 ${Math.round(height - 20 - (at + 1) * step)} Tm ${hex(line)} Tj`,
  );
  const content = [
    `q ${width} 0 0 ${height} 0 0 cm /P Do Q`,
    `BT 3 Tr /F 12 Tf ${text.join(' ')} ET`,
  ].join('\n');
  const size = `/Width ${picture.width} /Height ${picture.height}`;
  const collection = '/CIDSystemInfo << /Registry (Adobe) /Ordering (CNS1) /Supplement 0 >>';
  return file([
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 5 0 R /Resources << /XObject << /P 4 0 R >> /Font << /F 6 0 R >> >> >>`,
    stream(
      `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceGray /BitsPerComponent 8`,
      picture.data,
    ),
    stream('', Buffer.from(content)),
    '<< /Type /Font /Subtype /Type0 /BaseFont /MSung-Light-UniCNS-UTF16-H /Encoding /UniCNS-UTF16-H /DescendantFonts [7 0 R] >>',
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /MSung-Light ${collection} /FontDescriptor 8 0 R >>`,
    '<< /Type /FontDescriptor /FontName /MSung-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>',
    `<< /Title ${hex(`\uFEFF${title}`)} >>`,
  ]);
}

/** A text in UTF-16BE. */
const hex = (text: string) => `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

function stream(entries: string, data: Buffer): Buffer {
  const packed = deflateSync(data);
  const head = `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]);
}

/** The objects in their order, with the table of their places. The last one describes the file. */
function file(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    places.push(length);
    const body = Buffer.isBuffer(object) ? object : Buffer.from(object);
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info ${count - 1} 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
