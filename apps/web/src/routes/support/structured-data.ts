import type { QuestionResult } from '@scamguard/contracts';
import { addressOf } from '../../data/address.ts';
import type { StructuredData } from '../../screen/route.ts';

/** Source: schema.org, FAQPage. */
const frequentQuestions: StructuredData = (_, answers) => {
  const questions = answers[addressOf('questions')];
  if (!Array.isArray(questions)) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: (questions as QuestionResult[]).map(({ question, answer: { html } }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  };
};
export default frequentQuestions;
