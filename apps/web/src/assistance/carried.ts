/** The words that somebody brings along to the assistant. */
export interface Carried {
  readonly text: string;
  /** The visitor has said it with one touch here, so it is sent at once. A text in another site's link only fills the field. */
  readonly isSaid: boolean;
}

const KEY = 'said-to-assistant';
/** Its name behind the `#` of the assistant's address, which no server gets to see. */
const ABOUT = 'about';
/** More is no item. */
const LONGEST = 2_048;

/** Keeps a sentence for the assistant, on this device and for this visit. */
export function sayAtOnce(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // A browser that refuses storage opens an empty talk.
  }
}

/** Takes what was carried along; it is then forgotten. */
export function takeCarried(): Carried | undefined {
  const said = takeKept();
  if (said) return { text: said, isSaid: true };
  const about = new URLSearchParams(location.hash.slice(1)).get(ABOUT)?.trim().slice(0, LONGEST);
  if (!about) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { text: about, isSaid: false };
}

function takeKept(): string | undefined {
  try {
    const kept = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return undefined;
  }
}
