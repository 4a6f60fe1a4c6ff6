import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** Empty modules around the code. Source: ISO/IEC 18004. */
const QUIET = 4;
const SIDE = 240;

/** A QR code as one path. Black on white in every theme: cameras need the contrast. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { border: QUIET });
    const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: dark.join(''), size: rows.length };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={SIDE} height={SIDE} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
