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
} satisfies typeof french;
