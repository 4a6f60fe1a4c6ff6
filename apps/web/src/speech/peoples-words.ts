import { addressOf } from '@scamguard/client';
import { cover, loadAllClips } from '@scamguard/content/clips';
import { VOICE_LANGUAGES, type VoiceLanguage } from '@scamguard/contracts/limits';
import { completeLanguage, type Language } from '@scamguard/i18n';
import { playInOrder, type Sound } from '@scamguard/ui/play-in-order';
import { read } from '../data/request.ts';
import { addressOfClip } from './recorded-words.ts';

/**
 * Words of a page in an incomplete language as people have recorded them. Words that nobody has recorded are heard in the
 * language beneath, a line at a time.
 *
 * @param inBeneath the words in the language beneath.
 * @returns nothing where nobody has recorded any of them.
 */
export async function peoplesWords(
  words: string,
  language: Language,
  inBeneath: (words: string) => Promise<string>,
): Promise<Sound | undefined> {
  const of = VOICE_LANGUAGES.find((each) => each === language);
  if (!of) return undefined;
  const { voices } = await read(addressOf('voices', { query: { language: of } }));
  if (voices.length === 0) return undefined;
  const addresses = new Map(voices.map(({ id, version }) => [id, addressOfVoice(id, version, of)]));
  const beneath = completeLanguage(language);
  const clips = await loadAllClips(beneath);
  const recorded = Object.fromEntries(voices.map(({ id, meaning }) => [id, meaning]));
  let isHeard = false;
  const lines = (await inBeneath(words)).split('\n').flatMap((line) => {
    const own = cover(recorded, line);
    if (own.isWhole && own.ids.length > 0) {
      isHeard = true;
      return own.ids.map((id) => addresses.get(id) ?? '');
    }
    return cover(clips, line).ids.map((id) => addressOfClip(id, beneath));
  });
  return isHeard ? playInOrder(lines) : undefined;
}

function addressOfVoice(id: string, version: number, language: VoiceLanguage): string {
  const format = new Audio().canPlayType('audio/ogg; codecs=opus') ? 'opus' : 'mp3';
  const address = addressOf('voice', { params: { id: `${id}.${format}` } });
  // Another version is another address: what is kept on a telephone is never an old one.
  return `${address}?language=${language}&v=${version}`;
}
