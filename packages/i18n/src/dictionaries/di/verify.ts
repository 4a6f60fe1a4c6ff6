import french from '../fr/verify.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, {
  verify: {
    tabs: "I b'a fɛ ka mun sɛgɛsɛgɛ?",
    number: { submit: 'Nin nimɔrɔ sɛgɛsɛgɛ' },
    conversation: { tab: 'Baro', submit: 'Nin baro sɛgɛsɛgɛ' },
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
    whatToDo: 'I ka kan ka min kɛ sisan',
    reasons: 'Mun na',
    riskLevel: 'Farati hakɛ',
  },
});
