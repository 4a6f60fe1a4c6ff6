import { isComplete, type Language, type Translate, tagOf } from '@scamguard/i18n';

/**
 * Says under something of the assistant's that nobody has reviewed the language that it is in.
 *
 * @param parts what was said, each with its language.
 * @returns a part more, or none: where the language is complete, or nothing is said in it.
 */
export function unreviewedPart(
  parts: readonly { readonly lang: string }[],
  language: Language,
  t: Translate,
): readonly { readonly text: string }[] {
  const isOwn = parts.some(({ lang }) => lang === language || lang === tagOf(language));
  return !isComplete(language) && isOwn ? [{ text: t('site.unreviewed.title') }] : [];
}
