import type french from '../fr/not-found.ts';

export default {
  notFound: {
    title: 'Page not found',
    description: 'This page does not exist.',
    text: 'This page does not exist, was moved, or is on holiday.',
    home: 'Back to the home page',
    contact: 'Contact us',
  },
} satisfies typeof french;
