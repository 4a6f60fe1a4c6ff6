import { addressOf, inLanguage } from '@scamguard/client';
import type { WrittenPage } from '@scamguard/contracts';
import type { Language } from '@scamguard/i18n';
import { read } from '../../data/request.ts';

/** Fetches the whole guide, to be read aloud: it is too long to be sent unasked. */
export const readGuide = (language: Language): Promise<WrittenPage> =>
  read(inLanguage(addressOf('writtenPage', { params: { id: 'guide' } }), language));
