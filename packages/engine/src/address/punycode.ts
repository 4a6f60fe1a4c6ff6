const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_CODE_POINT = 128;
const MAX_CODE_POINT = 0x10ffff;

/** The letters behind a domain name's `xn--` labels; a label that is not valid Punycode stays as it is. Source: RFC 3492. */
export function decodeHost(host: string): string {
  if (!host.includes('xn--')) return host;
  return host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodeLabel(label.slice(4)) ?? label) : label))
    .join('.');
}

function decodeLabel(encoded: string): string | undefined {
  const delimiter = encoded.lastIndexOf('-');
  const points = Array.from(encoded.slice(0, Math.max(delimiter, 0)), (letter) => letter.charCodeAt(0));
  let point = INITIAL_CODE_POINT;
  let place = 0;
  let bias = INITIAL_BIAS;
  let position = delimiter + 1;
  while (position < encoded.length) {
    const before = place;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = digitOf(encoded.charCodeAt(position));
      position += 1;
      if (digit === undefined) return undefined;
      place += digit * weight;
      if (place > Number.MAX_SAFE_INTEGER / BASE) return undefined;
      const threshold = Math.min(Math.max(step - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = points.length + 1;
    bias = adapt(place - before, length, before === 0);
    point += Math.floor(place / length);
    if (point > MAX_CODE_POINT) return undefined;
    place %= length;
    points.splice(place, 0, point);
    place += 1;
  }
  return String.fromCodePoint(...points);
}

function digitOf(code: number): number | undefined {
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26;
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  return undefined;
}

function adapt(delta: number, length: number, first: boolean): number {
  let rest = first ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / length);
  let steps = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) >> 1) {
    rest = Math.floor(rest / (BASE - T_MIN));
    steps += BASE;
  }
  return steps + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
