/** How long a browser may take to list its voices, in milliseconds; some list them only when asked twice. */
const LISTING_MS = 400;

/**
 * The browser's voice for a language. The visitor's own choice comes first, then a voice on the device, then one that costs data.
 *
 * @param language BCP 47 tag, e.g. `fr-FR`
 * @returns `unsupported` where the browser reads nothing aloud, `none` where it has no voice for this language, `unlisted` where it
 * names no voice at all and may have one all the same.
 */
export async function voiceFor(
  language: string,
): Promise<SpeechSynthesisVoice | 'unsupported' | 'none' | 'unlisted'> {
  if (!('speechSynthesis' in window) || !speechSynthesis) return 'unsupported';
  const voices = await listed();
  if (voices.length === 0) return 'unlisted';
  const [main = ''] = language.toLowerCase().split('-');
  // Android writes `fr_FR`, and some telephones `fra-FRA`.
  const able = voices.filter(({ lang }) => lang.toLowerCase().startsWith(main));
  const exact = able.filter(({ lang }) => lang.replace('_', '-').toLowerCase() === language.toLowerCase());
  return (
    able.find((voice) => voice.default) ??
    exact.find(isOnDevice) ??
    able.find(isOnDevice) ??
    exact[0] ??
    able[0] ??
    'none'
  );
}

const isOnDevice = ({ localService }: SpeechSynthesisVoice) => localService;

async function listed(): Promise<readonly SpeechSynthesisVoice[]> {
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0) return voices;
  await new Promise<unknown>((resolve) => {
    speechSynthesis.addEventListener?.('voiceschanged', resolve, { once: true });
    setTimeout(resolve, LISTING_MS);
  });
  return speechSynthesis.getVoices();
}
