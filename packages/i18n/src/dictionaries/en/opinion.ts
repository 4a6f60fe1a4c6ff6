import type french from '../fr/opinion.ts';

export default {
  notRight: {
    open: 'This is not right',
    question: 'What is wrong?',
    scam: 'It is a scam',
    honest: 'It is honest',
    misread: 'You read it wrongly',
    unhelpful: 'The advice does not help me',
    thanks: 'Thank you, we have noted it.',
  },
} satisfies typeof french;
