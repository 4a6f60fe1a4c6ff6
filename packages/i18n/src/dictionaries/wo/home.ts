import french from '../fr/home.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  home: {
    title: 'ScamGuard – Saytu lëkkalekaay, nimero walla bataaxal',
    description: 'Jot nga bataaxal bu la jaaxal? Saytul ko fii, amul fey, nga xam li nga wara def.',
    hero: {
      headline: 'BUL DUGGATI CI NJUUJ-NJAAJ',
      lead: 'Ndax bataaxal dafa lay laaj xaalis? Saytul ko fii. Amul fey.',
      verify: 'SAYTU',
      report: 'YËGLE',
      discuss: 'Tàmbalil waxtaan',
      phone: 'Ndimbal ci telefon',
      write: 'Bindal ngir am ndimbal',
    },
    features: {
      heading: 'Li nga mëna def fii',
      verify: { title: 'Saytu', text: 'Lëkkalekaay, nimero walla waxtaan: gisal li ci wóorul, ak lu tax.' },
      report: { title: 'Yëgle', text: 'Nettalil li la dal, ngir artu ñeneen ñi. Soxlawuloo wax sa tur.' },
      learn: { title: 'Jàng', text: 'Njàng yu gàtt ngir xàmmee njuuj-njaaj yi gëna bare.' },
    },
    alert: { label: 'Artu bi', more: 'Artu yépp', danger: 'Musiba', warning: 'Moytul' },
    services: {
      verify: {
        title: 'Saytu',
        text: 'Tegal fii lëkkalekaay, nimero walla bataaxal. Tont li dina gaaw.',
        action: 'Saytul léegi',
      },
      alerts: { title: 'Artu yi', action: 'Xoolal artu yi' },
      direct: 'Lan nga bëgga saytu?',
      link: 'Lëkkalekaay',
      number: 'Nimero',
      conversation: 'Bataaxal',
    },
    education: { heading: 'Jàngal xàmmee njuuj-njaaj', action: 'Tàmbalil jàng' },
    trust: { rating: '{{stars}} ci 5', sample: 'Misaal' },
    reports: {
      text: 'Gis nga njuuj-njaaj? Li ngay nettali dina artu ñeneen ñi. Duñu laaj sa tur.',
      report: 'Yëgleel njuuj-njaaj',
      emergency: 'Yónnee naa xaalis bi',
      emergencyHint: 'Li nga wara def léegi',
    },
    finale: {
      heading: 'Am nga xel ñaar? Saytul balaa nga fey.',
      text: 'Amul fey, te benn simili rekk lay jël.',
      action: 'Saytul, amul fey',
    },
  },
});
