/** How long a browser may take to list its voices, in milliseconds; some list them only when asked twice. */
const LISTING_MS = 400;

/** Whether this browser can read texts in a language aloud. */
export async function hasVoiceFor(language: 'fr' | 'en'): Promise<boolean> {
  if (!('speechSynthesis' in window)) return false;
  const voices = await listVoices();
  return voices.some(({ lang }) => lang.toLowerCase().startsWith(language));
}

function listVoices(): Promise<readonly SpeechSynthesisVoice[]> {
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
  return new Promise((resolve) => {
    const answer = () => resolve(speechSynthesis.getVoices());
    speechSynthesis.addEventListener('voiceschanged', answer, { once: true });
    setTimeout(answer, LISTING_MS);
  });
}
