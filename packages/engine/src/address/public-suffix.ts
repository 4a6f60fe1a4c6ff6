import { DEEP_ENDINGS, PLAIN_ENDINGS } from '../knowledge/public-suffixes.ts';

const NONE: ReadonlySet<string> = new Set();
const DEEPEST = 3;
/** The capital that says that an ending shares no letter with the one before. */
const NO_LETTER = 65;

const endings = new Map<string, ReadonlySet<string>>();
let before = '';
for (const short of PLAIN_ENDINGS.match(/[A-Z][^A-Z]*/g) ?? []) {
  before = before.slice(0, short.charCodeAt(0) - NO_LETTER) + short.slice(1);
  endings.set(before, NONE);
}
for (const line of DEEP_ENDINGS.trim().split('\n')) {
  const [ending = '', ...below] = line.split(' ');
  endings.set(ending, new Set(below));
}

/** The ending under which a registry gave out the host's name: `promo.exemple.com.ng` → `com.ng`; `undefined` for an ending that does not exist. */
export function publicSuffix(host: string): string | undefined {
  const labels = lastLabels(host, DEEPEST + 1);
  const ending = labels.at(-1) ?? '';
  const below = endings.get(ending);
  if (below === undefined) return undefined;
  for (let depth = below.size === 0 ? 0 : labels.length - 1; depth > 0; depth -= 1) {
    const rest = labels.slice(-1 - depth, -1);
    const name = rest.join('.');
    if (below.has(`!${name}`)) return [...rest.slice(1), ending].join('.');
    if (below.has(name) || below.has(['*', ...rest.slice(1)].join('.'))) return `${name}.${ending}`;
  }
  return ending;
}

function lastLabels(host: string, count: number): readonly string[] {
  let start = host.length;
  for (let found = 0; found < count && start > 0; found += 1) start = host.lastIndexOf('.', start - 1);
  return host.slice(start + 1).split('.');
}
