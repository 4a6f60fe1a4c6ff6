import french from '../fr/door.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, {
  door: {
    label: 'Cikan bila yan, walima min kɛra, o fɔ',
    placeholder: 'Cikan, nimɔrɔ…',
    submit: 'A sɛgɛsɛgɛ',
    dictate: 'A fɔ',
    otherWays: 'Ja yira walima a fɔ',
    picture: 'Ja yira',
  },
  asked: {
    heading: 'Nin mɔgɔ bɛ mun ɲini i fɛ?',
    linkHeading: "Min y'a ci, o bɛ mun ɲini i fɛ?",
    money: { label: 'Wari' },
    code: { label: 'Kode' },
    call: { label: 'N ka nimɔrɔ dɔ wele' },
    nothing: { label: 'A ma foyi ɲini fɔlɔ' },
  },
});
