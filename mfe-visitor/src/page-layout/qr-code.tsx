import { useMemo } from 'react';
import { encodeQR } from 'qr';
import styles from './qr-code.module.scss';

/** A URL as a QR code. Generated locally: it works offline and sends the URL to nobody. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { size, path } = useMemo(() => drawn(address), [address]);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      width={240}
      height={240}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}

function drawn(address: string): { size: number; path: string } {
  const rows = encodeQR(address, 'raw', { border: 2, ecc: 'medium' });
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: rows.length, path: dark.join('') };
}
