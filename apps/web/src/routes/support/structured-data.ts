import { addressOf, answerIn } from '@scamguard/client';
import type { StructuredData } from '../../screen/route.ts';

/** Source: schema.org, FAQPage. */
const frequentQuestions: StructuredData = (_, answers) => {
  const questions = answerIn(answers, addressOf('questions'));
  if (!questions) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer: { html } }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  };
};
export default frequentQuestions;
