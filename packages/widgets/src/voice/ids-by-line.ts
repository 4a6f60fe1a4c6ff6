import { clipsOf, loadAllClips, loadClips } from '@scamguard/content/clips';
import type { FirstAid } from '../widgets/sos/first-aid.ts';

/** On screen the spaces of French are bound. */
const plain = (line: string) => line.replaceAll('\u00A0', ' ').trim();

/**
 * Runs while building. Gives the recordings that say each line a widget may read, in order, parted by spaces. Only verdicts and
 * first aid are taken of all recordings.
 */
export async function idsByLine(
  language: 'fr' | 'en',
  { speech, steps }: FirstAid,
): Promise<Readonly<Record<string, string>>> {
  const all = await loadAllClips(language);
  const verdicts = Object.entries(await loadClips(language)).map(([id, sentence]) => [sentence, id]);
  const lines = [speech, ...steps.map((step) => step.speech)].flatMap((text) => text.split('\n'));
  const firstAid = lines.map((line) => [plain(line), clipsOf(all, line).join(' ')]);
  return Object.fromEntries([...firstAid, ...verdicts]);
}
