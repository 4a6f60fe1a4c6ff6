import french from '../fr/home.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, {
  home: {
    hero: {
      headline: "KANA A TO NANBARA K'I MINƐ TUGUN",
      lead: "Cikan dɔ bɛ wari ɲini i fɛ wa? A sɛgɛsɛgɛ yan. Wari t'a la.",
      verify: 'A SƐGƐSƐGƐ',
      report: 'A FƆ AN YE',
      discuss: 'Baro daminɛ',
    },
    features: {
      heading: 'I bɛ se ka min kɛ yan',
      learn: { title: 'Kalan' },
    },
    services: {
      verify: { action: 'A sɛgɛsɛgɛ sisan' },
      direct: "I b'a fɛ ka mun sɛgɛsɛgɛ?",
      number: 'Nimɔrɔ',
      conversation: 'Cikan',
    },
    education: { action: 'Kalan daminɛ' },
    alert: { danger: 'Farati' },
    reports: { emergency: 'N ye wari ci', emergencyHint: 'I ka kan ka min kɛ sisan' },
    finale: { heading: 'A sɛgɛsɛgɛ, sanni i ka wari sara.' },
  },
});
