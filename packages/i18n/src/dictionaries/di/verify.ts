import french from '../fr/verify.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, {
  verify: {
    tabs: "I b'a fɛ ka mun sɛgɛsɛgɛ?",
    busy: "An bɛ k'a sɛgɛsɛgɛ...",
    number: { tab: 'Nimɔrɔ', label: "I b'a fɛ ka nimɔrɔ min sɛgɛsɛgɛ", submit: 'Nin nimɔrɔ sɛgɛsɛgɛ' },
    conversation: {
      tab: 'Baro',
      label: "I b'a fɛ ka cikan min sɛgɛsɛgɛ",
      placeholder: 'I ka cikan bila yan',
      submit: 'Nin baro sɛgɛsɛgɛ',
    },
    failure: { retry: 'A lajɛ tugu' },
  },
  result: {
    safeTitle: 'Farati ma ye',
    riskTitle: 'Farati bɛ yen!',
    riskText: 'I janto i yɛrɛ la! Farati bɛ se ka kɛ nin na.',
    band: {
      low: 'Farati ka dɔgɔ',
      medium: 'I janto i yɛrɛ la',
      high: 'Farati',
      unknown: 'Fɛn jugu ma ye, nka i janto i yɛrɛ la',
    },
    listen: 'A lamɛn',
    whatToDo: 'I ka kan ka min kɛ sisan',
    furtherSteps: 'I ka kan ka min kɛ o kɔfɛ',
    reasons: 'Mun na',
    riskLevel: 'Farati hakɛ',
    reportScam: 'Nin nanbara fɔ an ye',
    tellMore: 'Min kɛra, o fɔ',
    emergency: 'N ye wari ci',
    emergencyHint: 'Walima kode: i ka kan ka min kɛ sisan',
    warn: {
      label: 'A fɔ i somɔgɔw ye',
      again: 'A banna: a digi tugun',
      keep: 'Ja mara',
      said: 'ScamGuard ye min fɔ n ka cikan kan, o lajɛ:',
      danger: "A bɛ i n'a fɔ nanbara kosɛbɛ.",
      caution: 'A bɛ se ka kɛ nanbara ye. A sɛgɛsɛgɛ fɔlɔ.',
      notice: '{{site}}\nScamGuard tɛ i wele abada, a tɛ kode ɲini i fɛ abada.',
    },
  },
});
