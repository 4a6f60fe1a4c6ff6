const ENCODED = /(?:%[0-9a-f]{2})+/gi;
const ROUNDS = 3;

/** Undoes percent-encoding, also when it was done several times over. Invalid parts stay as written. */
export function decodeDeep(text: string): string {
  let decoded = text;
  for (let round = 0; round < ROUNDS && decoded.includes('%'); round += 1) {
    const next = decoded.replace(ENCODED, decodeRun);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

function decodeRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}
