import type french from '../fr/daily-tip.ts';

export default {
  dailyTip: {
    title: 'Tip of the day',
    description: 'One tip a day so that nobody deceives you, to read or to listen to.',
    today: "Today's tip",
    others: 'The other tips',
    loading: 'Loading the tips...',
    failed: 'The tip of the day could not be loaded.',
    day: 'Day {{day}}',
  },
} satisfies typeof french;
