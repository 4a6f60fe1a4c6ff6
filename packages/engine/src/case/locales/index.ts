import { di } from './di.ts';
import { en } from './en/index.ts';
import { fon } from './fon.ts';
import { fr } from './fr/index.ts';
import { wo } from './wo.ts';
import type { CaseWording, PartialWording } from './wording.ts';
import { yo } from './yo.ts';

/** Every language of the product. Source: specification, section 1. */
export const CASE_LANGUAGES = ['fr', 'en', 'yo', 'wo', 'di', 'fon', 'pcm'] as const;
export type CaseLanguage = (typeof CASE_LANGUAGES)[number];

/** Everything is said in these; each other language has one of them beneath it, which says what it has no words for. */
const COMPLETE = { fr, en } as const;
const BENEATH: Readonly<Partial<Record<CaseLanguage, keyof typeof COMPLETE>>> = { en: 'en', pcm: 'en' };
/** The complete language that says what a language has no words for; a complete one itself. */
export const beneath = (language: CaseLanguage): keyof typeof COMPLETE => BENEATH[language] ?? 'fr';

/** A language may stand here with only some sentences. Pidgin comes with `../pidgin.ts`: it has as many as a complete language. */
const WORDINGS: Partial<Record<CaseLanguage, PartialWording>> = { fr, en, yo, wo, di, fon };

/** From now on cases have these words too. */
export function addWording(language: CaseLanguage, wording: PartialWording): void {
  WORDINGS[language] = wording;
}

/** Words, and the language they are in, which is not always the one that was asked for. */
export interface Spoken {
  readonly text: string;
  readonly lang: CaseLanguage;
}

type SectionOf<Section extends keyof CaseWording> = CaseWording[Section];

/** One entry of the wording in the language, or else in the one beneath it, with the language it is in. */
export function entry<Section extends keyof CaseWording, Id extends keyof SectionOf<Section>>(
  language: CaseLanguage,
  section: Section,
  id: Id,
): { readonly value: SectionOf<Section>[Id]; readonly lang: CaseLanguage } {
  const sentences: Partial<SectionOf<Section>> | undefined = WORDINGS[language]?.[section];
  const own = sentences?.[id];
  return own === undefined
    ? { value: COMPLETE[beneath(language)][section][id], lang: beneath(language) }
    : { value: own as SectionOf<Section>[Id], lang: language };
}

/** The words of a button in every language: somebody may answer in another language than the page's. */
export function everyWording(
  section: 'replies' | 'followUps',
  id: keyof CaseWording['replies'] | keyof CaseWording['followUps'],
): readonly string[] {
  return Object.values(WORDINGS).flatMap((wording) => {
    const sentences: Partial<Record<string, string>> | undefined = wording[section];
    return sentences?.[id] ?? [];
  });
}
