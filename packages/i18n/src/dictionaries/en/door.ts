import type french from '../fr/door.ts';

export default {
  door: {
    label: 'Paste or tell what is happening to you',
    placeholder: 'Message, number, link, profile…',
    submit: 'Check',
    dictate: 'Dictate',
    stopDictation: 'Stop listening',
    otherWays: 'Show a picture or dictate',
    picture: 'Show a picture',
  },
  asked: {
    heading: 'What does this person ask you for?',
    linkHeading: 'What does the person who sent it ask you for?',
    money: { label: 'Money', said: 'They ask me for money.' },
    code: { label: 'A code', said: 'They ask me for a code.' },
    call: { label: 'To call or dial a number', said: 'They ask me to call or dial a number.' },
    trade: { label: 'They sell or rent something', said: 'They sell or rent me something.' },
    offer: {
      label: 'They promise a prize, a job or a loan',
      said: 'They promise me a prize, a job or a loan.',
    },
    nothing: { label: 'Nothing yet', said: 'They do not ask me for anything yet.' },
  },
} satisfies typeof french;
