import french from '../fr/door.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  door: {
    label: 'Tegal fii li nga jot, walla nga nettali li xew',
    placeholder: 'Bataaxal, nimero, lëkkalekaay…',
    submit: 'Saytu',
    dictate: 'Wax ko',
    stopDictation: 'Taxawal déglu gi',
    otherWays: 'Wone nataal walla wax ko',
    picture: 'Wone nataal',
  },
  asked: {
    heading: 'Lan la la nit kooku laaj?',
    linkHeading: 'Lan la la ki ko yónnee laaj?',
    money: { label: 'Xaalis' },
    code: { label: 'Kod' },
    call: { label: 'Ma woo walla ma bind nimero' },
    trade: { label: 'Dafay jaay walla dafay luye dara' },
    offer: { label: 'Dafay dig ndam, liggéey walla lebal' },
    nothing: { label: 'Laajagul dara' },
  },
});
