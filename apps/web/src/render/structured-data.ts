import type { QuestionResult } from '@scamguard/contracts';

/** What search engines may know of the frequent questions. Source: schema.org, FAQPage. */
export function frequentQuestions(answer: unknown): object | undefined {
  if (!Array.isArray(answer)) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: (answer as QuestionResult[]).map(({ question, answer: { html } }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  };
}
