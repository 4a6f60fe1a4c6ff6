import type { AssessOptions } from './assess.ts';
import { assessIn } from './assess-in.ts';
import { WORDINGS } from './locales/index.ts';
import { SMALL_READERS } from './readers/small.ts';
import type { Assessment, Item } from './vocabulary.ts';

export { ENGINE_LANGUAGES, type EngineLanguage, type ItemKind } from './vocabulary.ts';

/** As the server's `assess`, for a browser that needs every language: with the small readers. */
export function assess(item: Item, { language, known = {} }: AssessOptions): Assessment {
  return assessIn({ language, wording: WORDINGS[language], readers: SMALL_READERS }, item, known);
}
