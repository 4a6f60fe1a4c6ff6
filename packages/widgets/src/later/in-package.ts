import type { WidgetLanguage } from '../language/languages.ts';
import type { TextsFile } from '../language/texts-file.ts';
import type { FirstAid } from '../widgets/sos/first-aid.ts';

/** Modules that are fetched when they are first needed, in the npm package. The project's bundler finds them. */
export const fetchEngine = () => import('../engine.ts');
export const fetchInterview = () => import('../interview.ts');
export const fetchSpeech = () => import('../voice/speech.ts');

const TEXTS = {
  en: () => import('../language/en.constant.ts'),
  yo: () => import('../language/yo.ts'),
  wo: () => import('../language/wo.ts'),
  dyu: () => import('../language/dyu.ts'),
  fon: () => import('../language/fon.ts'),
  pcm: () => import('../language/pcm.ts'),
} satisfies Record<Exclude<WidgetLanguage, 'fr'>, unknown>;

const FIRST_AID = {
  fr: () => import('../widgets/sos/first-aid-fr.constant.ts'),
  en: () => import('../widgets/sos/first-aid-en.constant.ts'),
  yo: () => import('../widgets/sos/first-aid-yo.constant.ts'),
  wo: () => import('../widgets/sos/first-aid-wo.constant.ts'),
  dyu: () => import('../widgets/sos/first-aid-dyu.constant.ts'),
  fon: () => import('../widgets/sos/first-aid-fon.constant.ts'),
  pcm: () => import('../widgets/sos/first-aid-pcm.constant.ts'),
} satisfies Record<WidgetLanguage, unknown>;

const THEMES = {
  dark: () => import('../styles/themes/dark.ts'),
  contrast: () => import('../styles/themes/contrast.ts'),
};

export const fetchTexts = (language: keyof typeof TEXTS): Promise<TextsFile> => TEXTS[language]();
export const fetchFirstAid = (language: keyof typeof FIRST_AID): Promise<{ default: FirstAid }> =>
  FIRST_AID[language]();
export const fetchTheme = (name: keyof typeof THEMES): Promise<{ default: string }> => THEMES[name]();
