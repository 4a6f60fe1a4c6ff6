import french from '../fr/verify.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  verify: {
    tabs: 'Lan nga bëgga saytu?',
    helpHeading: 'Naka lañu koy defee',
    busy: 'Mu ngi saytu...',
    link: {
      tab: 'Lëkkalekaay',
      label: 'Lëkkalekaay bi ngay saytu',
      submit: 'Saytul lëkkalekaay bii',
      failed: 'Mënuñu saytu lëkkalekaay bii. Jéemaatal ci kanam.',
    },
    number: {
      tab: 'Nimero telefon',
      label: 'Nimero bi ngay saytu',
      submit: 'Saytul nimero bii',
      failed: 'Mënuñu saytu nimero bii. Jéemaatal ci kanam.',
    },
    conversation: {
      tab: 'Waxtaan',
      label: 'Bataaxal walla waxtaan bi ngay saytu',
      placeholder: 'Teg fii bataaxal bi nga jot',
      submit: 'Saytul waxtaan bii',
      failed: 'Mënuñu saytu waxtaan bii. Jéemaatal ci kanam.',
    },
    failure: { retry: 'Jéemaatal' },
  },
  result: {
    safeTitle: 'Gisuñu ci lu bon',
    safeText: 'Ci li nu saytu, dafa mel ni amul lu bon.',
    riskTitle: 'Moytul!',
    riskText: 'Moytul! Lii mën na bon.',
    band: { medium: 'Moytul', high: 'Musiba', unknown: 'Gisuñu ci lu bon, waaye moytul' },
    listen: 'Déglul li nu gis',
    whatToDo: 'Li nga wara def léegi',
    reasons: 'Lu tax',
    reportScam: 'Yëgleel njuuj-njaaj bii',
    communityOne: 'Kenn moo ko yëgle.',
    communityMany: '{{count}} nit ñoo ko yëgle.',
  },
});
