import { encodeQR } from 'qr';

/** A QR code as SVG, on white whatever lies behind it. */
export function qrSvg(text: string): string {
  const paper = '<rect width="100%" height="100%" fill="#fff"/>';
  return encodeQR(text, 'svg', { ecc: 'medium', border: 2 }).replace('<path', `${paper}<path`);
}
