import { assessWith } from './assess.ts';
import { SMALL_CLASSIFIERS } from './classifiers/small.ts';

export { ENGINE_LANGUAGES, type EngineLanguage, type ItemKind } from './vocabulary.ts';

/** The same as the server's `assess`, for a browser that needs every language. It uses the small classifiers. */
export const assess = assessWith(SMALL_CLASSIFIERS);
