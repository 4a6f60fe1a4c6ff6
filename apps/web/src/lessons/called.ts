import type { EducationItem } from '@scamguard/contracts';

/** What a lesson is called, and the BCP 47 tags of what is in another language than the lesson. */
interface Called {
  readonly title: string;
  readonly titleLang?: string;
  readonly description: string;
  readonly descriptionLang?: string;
}

/** What a lesson is called in the visitor's language, as far as that one has words for it. */
export function called({ title, description, translation }: EducationItem): Called {
  if (!translation) return { title, description };
  const { language } = translation;
  return {
    title: translation.title,
    titleLang: language,
    ...(translation.description
      ? { description: translation.description, descriptionLang: language }
      : { description }),
  };
}
