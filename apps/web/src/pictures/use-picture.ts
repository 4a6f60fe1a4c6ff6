import { loadTexts } from '@scamguard/i18n';
import { useRef, useState } from 'react';
import { useLanguage } from '../language/language-context.ts';
import type { Sight, Wanted } from './look-at-picture.ts';

/** The state of the picture that was taken in last. */
export type PictureProgress =
  | { readonly state: 'none' | 'reading' | 'offline' | 'failed'; readonly file?: File }
  | Extract<Sight, { readonly state: 'read' | 'nothing' | 'refused' }>;

/**
 * Takes a picture in and gives its text away, for the visitor to look over. The code that reads it is fetched with the first
 * picture.
 *
 * @param onText also called with nothing where a picture has none.
 */
export function usePicture(wanted: Wanted, onText: (text: string) => void) {
  const { language } = useLanguage();
  const [progress, setProgress] = useState<PictureProgress>({ state: 'none' });
  const latest = useRef<File>(undefined);

  const take = async (file: File) => {
    latest.current = file;
    setProgress({ state: 'reading' });
    let sight: Sight;
    try {
      const [{ lookAtPicture }] = await Promise.all([
        import('./look-at-picture.ts'),
        loadTexts(language, ['pictures']),
      ]);
      sight = await lookAtPicture(file, wanted, language);
    } catch {
      sight = { state: navigator.onLine ? 'failed' : 'offline' };
    }
    // Another one may have been chosen meanwhile.
    if (latest.current !== file) return;
    setProgress(sight.state === 'failed' || sight.state === 'offline' ? { ...sight, file } : sight);
    if (sight.state === 'read') onText(sight.text);
  };
  return { progress, take: (file: File) => void take(file), forget: () => setProgress({ state: 'none' }) };
}
