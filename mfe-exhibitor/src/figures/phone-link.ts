/**
 * Converts a phone number for a `tel:` URL: digits and a leading plus. An extension after `#` or
 * `ext.` is dialled after a pause.
 */
export function toTelNumber(phone: string): string {
  const [number = '', extension] = phone.split(/(?:#|ext\.?|分機)/i);
  const digits = number.replace(/\(0\)/, '').replace(/(?!^\+)\D/g, '');
  return extension === undefined ? digits : `${digits},${extension.replace(/\D/g, '')}`;
}
