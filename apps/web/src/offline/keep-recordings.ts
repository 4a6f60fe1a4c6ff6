import { loadAllClips } from '@scamguard/content/clips';
import { completeLanguage, type Language } from '@scamguard/i18n';
import { voiceFor } from '@scamguard/ui/voice-for';
import { CACHES } from '../../service-worker/names.ts';
import { addressOfClip } from '../speech/recorded-words.ts';

/** Recordings that must be heard without a network: first aid, and the words of a verdict. */
const NEEDED =
  /^(?:urgence-(?!summary)|operator|country|contacts-(?:operator|otherOperator)$|result-(?:band|safe|risk|whatToDo|reasons)|site-unreviewed)/;

/** How many are asked for at once: what the visitor does goes first. */
const AT_ONCE = 4;

/** Keeps the recordings of first aid, about 600 KB, on a telephone that has no voice for its language; any other reads them itself. */
export async function keepRecordings(language: Language): Promise<void> {
  const spoken = completeLanguage(language);
  const voice = await voiceFor(spoken);
  if (typeof voice !== 'string') return;
  const ids = Object.keys(await loadAllClips(spoken)).filter((id) => NEEDED.test(id));
  const cache = await caches.open(CACHES.recordings);
  const keep = async (id: string) => {
    const address = addressOfClip(id, spoken);
    if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address);
  };
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await Promise.allSettled(ids.slice(from, from + AT_ONCE).map(keep));
}
