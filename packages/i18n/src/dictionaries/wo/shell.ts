import french from '../fr/shell.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  site: {
    language: 'Làkk',
    clear: 'Far',
    close: 'Tëj',
    optional: 'du wareef',
    otherCountry: 'Beneen réew',
    remove: 'Dindi',
    stepDone: 'jeex na',
    showMore: 'Jàngal leneen',
    play: 'Déglu',
    retry: 'Jéemaatal',
  },
  nav: {
    emergency: 'Yónnee naa xaalis bi',
    home: 'Xët wu njëkk',
    verify: 'Saytu',
    chat: 'Waxtaan',
    report: 'Yëgle',
    learn: 'Jàng',
    community: 'Mbooloo',
    about: 'Ñan lanu',
    support: 'Ndimbal',
    contact: 'Jokkool ak nun',
    signIn: 'Dugg',
  },
  footer: {
    mission: 'Dañu lay dimbali nga xàmmee njuuj-njaaj balaa nga fey. Amul fey.',
    contact: 'Jokkool ak nun',
    writeToUs: 'Bind nu',
    languages: 'Làkk yi',
    verifyLink: 'Saytu lëkkalekaay',
    verifyNumber: 'Saytu nimero',
    verifyConversation: 'Saytu waxtaan',
    free: 'Amul fey. Li ngay saytu, duñu ko denc.',
  },
});
