import french from '../fr/shell.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, {
  site: {
    language: 'Kan',
    close: 'A datugu',
    clear: 'A jɔsi',
    stepDone: 'a banna',
    play: 'A lamɛn',
    remove: 'A bɔ',
    retry: 'A lajɛ tugu',
  },
  nav: {
    emergency: 'N ye wari ci',
    home: 'Daminɛyɔrɔ',
    verify: 'A sɛgɛsɛgɛ',
    chat: 'Baro',
    report: 'A fɔ an ye',
    learn: 'Kalan',
    community: 'Jɛkulu',
    support: 'Dɛmɛ',
    signIn: 'Don',
  },
  footer: {
    mission: "An b'i dɛmɛ ka nanbara dɔn, sanni i ka wari sara.",
    writeToUs: 'Sɛbɛ ci an ma',
    languages: 'Kanw',
    verifyNumber: 'Nimɔrɔ sɛgɛsɛgɛ',
    verifyConversation: 'Baro sɛgɛsɛgɛ',
  },
});
