import type { AssessOptions } from './assess.ts';
import { assessIn } from './assess-in.ts';
import { SMALL_CLASSIFIERS } from './classifiers/small.ts';
import { WORDINGS } from './locales/index.ts';
import type { Assessment, Item } from './vocabulary.ts';

export { ENGINE_LANGUAGES, type EngineLanguage, type ItemKind } from './vocabulary.ts';

/** The same as the server's `assess`, for a browser that needs every language. It uses the small classifiers. */
export function assess(item: Item, { language, known = {} }: AssessOptions): Assessment {
  return assessIn({ language, wording: WORDINGS[language], classifiers: SMALL_CLASSIFIERS }, item, known);
}
