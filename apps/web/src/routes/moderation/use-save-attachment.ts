import { requestFile } from '../../data/request.ts';
import { useLanguage } from '../../language/language-context.ts';

/** Long after the browser has begun to save it, in milliseconds. */
const KEPT = 60_000;

/**
 * Saves an attachment of a report. It uses a script and not a link: a person without the right reads a sentence on the page, and
 * not the body of a refusal in a tab of its own.
 */
export function useSaveAttachment() {
  const { language } = useLanguage();
  return async (id: string) => {
    const file = await requestFile('moderatedAttachment', { language, params: { id } });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = id;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
  };
}
