/**
 * With fewer digits than these, somebody could find out a number by asking for each of its digits in turn.
 */
const FEWEST_DIGITS = 6;
const SHORTEST_NAME = 3;

/**
 * What a search may say to find a contact: a number by its end, a link by its host or a word of it, an account by its
 * name.
 *
 * @param keys the engine's keys of the contact.
 */
export function contactParts(keys: readonly string[]): readonly string[] {
  return [...new Set(keys.flatMap(partsOf))];
}

function partsOf(key: string): readonly string[] {
  const [kind, value = ''] = key.split(/:(.*)/s);
  if (kind === 'number') return endings(value.replace(/\D/g, ''));
  if (kind === 'mail') return [value];
  if (kind === 'profile') return [value, ...namesIn(value.split('/').slice(1).join('/'))];
  return [value, ...namesIn(value.split('/', 1).join())];
}

/** Everything that ends as the number does, down to the fewest digits. */
function endings(digits: string): readonly string[] {
  return Array.from({ length: Math.max(0, digits.length - FEWEST_DIGITS + 1) }, (_, start) =>
    digits.slice(start),
  );
}

function namesIn(name: string): readonly string[] {
  return [name, ...name.split('.'), ...name.split(/[^\p{L}\p{N}]+/u)].filter(
    (part) => part.length >= SHORTEST_NAME,
  );
}
