import english from '../en/widgets.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, {
  widgets: {
    alerts: { more: 'All the warnings', severity: { warning: 'Shine your eye' } },
    tip: { heading: 'Advice for today', more: 'The other advice' },
    sos: { previous: 'Go back' },
    report: { description: 'Wetin happen?' },
    assistant: { typing: 'The assistant dey write...' },
  },
});
