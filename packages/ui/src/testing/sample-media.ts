/** A quiet tone as a WAV address, so that stories sound without a file: 8 bits, 4,000 samples a second. */
export function tone(seconds: number, hertz = 220): string {
  const RATE = 4_000;
  const length = seconds * RATE;
  const view = new DataView(new ArrayBuffer(44 + length));
  const word = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  word(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, 'data');
  view.setUint32(40, length, true);
  for (let at = 0; at < length; at += 1) {
    view.setUint8(44 + at, 128 + Math.round(12 * Math.sin((2 * Math.PI * hertz * at) / RATE)));
  }
  let bytes = '';
  for (const byte of new Uint8Array(view.buffer)) bytes += String.fromCharCode(byte);
  return `data:audio/wav;base64,${btoa(bytes)}`;
}

/** A small picture as an address: a market stall's roof, drawn in a line of SVG. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="#F5EEE1" d="M0 0h320v180H0z"/><path fill="#F2B01E" d="M30 40h260l20 40H10z"/><path fill="#2B2F77" d="M60 40h30l-6 40H48zM150 40h30v40h-30zM235 40h30l10 40h-36zM30 80h260v90H30z"/><path fill="#FBF7F0" d="M60 100h90v70H60z"/></svg>',
)}`;

/** Nothing can be found here. */
export const MISSING = 'data:audio/wav;base64,AAAA';
