import english from '../en/door.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, {
  door: {
    label: 'Paste am, or tell us wetin dey happen',
    submit: 'Check am',
    dictate: 'Talk am',
    stopDictation: 'No listen again',
    otherWays: 'Show picture or talk am',
    picture: 'Show picture',
  },
  asked: {
    heading: 'Wetin this person dey ask you for?',
    linkHeading: 'Wetin the person wey send am dey ask you for?',
    money: { label: 'Money', said: 'They ask me for money.' },
    code: { label: 'Code', said: 'They ask me for a code.' },
    call: { label: 'Make I call or dial number', said: 'They ask me to call or dial a number.' },
    trade: { label: 'Dem dey sell or rent something', said: 'They sell or rent me something.' },
    offer: {
      label: 'Dem promise prize, work or loan',
      said: 'They promise me a prize, a job or a loan.',
    },
    nothing: { label: 'Nothing yet', said: 'They do not ask me for anything yet.' },
  },
});
