import dioula from '@scamguard/i18n/texts/di/urgence';
import fon from '@scamguard/i18n/texts/fon/urgence';
import french from '@scamguard/i18n/texts/fr/urgence';
import pidgin from '@scamguard/i18n/texts/pcm/urgence';
import wolof from '@scamguard/i18n/texts/wo/urgence';
import yoruba from '@scamguard/i18n/texts/yo/urgence';
import type { AnswerLanguage } from '../../http/languages.ts';

/** What first aid says on the site in a language that nobody has reviewed yet. A menu shows it beside the language beneath it. */
export interface OwnWords {
  /** What somebody says who has sent money. */
  readonly sent: string | undefined;
  readonly stop: string | undefined;
  readonly stopWhole: string | undefined;
  readonly call: string | undefined;
  readonly changeCode: string | undefined;
}

/** A language of the dialled menu. */
export interface MenuLanguage {
  /** As its speakers write it. */
  readonly name: string;
  /** In which all is said. */
  readonly base: AnswerLanguage;
  /** What is said in the language itself, where it is another one. */
  readonly own?: OwnWords;
}

type FirstAid = typeof french;

/** Stands behind words that no native reader has reviewed. */
export const UNREVIEWED = '(*)';

/** A language that lacks a sentence has the French one in its place: that is not its own. */
const its = (text: string, inFrench: string) => (text === inFrench ? undefined : `${text} ${UNREVIEWED}`);

const own = ({ urgence: { title, steps } }: FirstAid): OwnWords => {
  const { title: frenchTitle, steps: frenchSteps } = french.urgence;
  return {
    sent: its(title, frenchTitle),
    stop: its(steps.stop.title, frenchSteps.stop.title),
    stopWhole: its(steps.stop.text, frenchSteps.stop.text),
    call: its(steps.money.title, frenchSteps.money.title),
    changeCode: its(steps.code.title, frenchSteps.code.title),
  };
};

/** In the order of their keys, from 1. */
export const MENU_LANGUAGES: readonly [MenuLanguage, ...MenuLanguage[]] = [
  { name: 'Français', base: 'fr' },
  { name: 'English', base: 'en' },
  { name: 'Wolof', base: 'fr', own: own(wolof) },
  { name: 'Yorùbá', base: 'fr', own: own(yoruba) },
  { name: 'Julakan', base: 'fr', own: own(dioula) },
  { name: 'Fon', base: 'fr', own: own(fon) },
  { name: 'Pidgin', base: 'en', own: own(pidgin) },
];
