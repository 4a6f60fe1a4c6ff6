import french from '../fr/urgence.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  urgence: {
    title: 'Yónnee naa xaalis bi',
    lead: 'Du sa tooñ. Defal lenn-lenn.',
    what: 'Lan moo dem?',
    lost: {
      money: 'Xaalis',
      code: 'Kod walla baatu-jàll',
      account: 'Sama kont (WhatsApp, Facebook...)',
      app: 'Sama telefon (aplikaasioŋ bu ñu ci def)',
      papers: 'Samay kayit (kàrt)',
      image: 'Sama nataal walla wideo',
    },
    when: 'Kañ la xaalis bi dem?',
    ago: { now: 'Léegi', quarter: '15 simili ci ginnaaw', hour: 'Benn waxtu ci ginnaaw', earlier: 'Bu yàgg' },
    minor: 'Amaguma 18 at',
    country: 'Sa réew',
    start: 'Tàmbalil',
    elapsed: 'Bi nga yónnee ba léegi: {{time}}. Simili bu nekk am na solo.',
    position: 'Jéego {{step}} ci {{total}}',
    next: 'Def naa ko, li ci topp',
    previous: 'Delluwaat ginnaaw',
    again: 'Tàmbaliwaat',
    noContact: 'Amuñu nimero bu ñu saytu ci réew mii. Demal ci pólis bi la gëna jege.',
    report: 'Yëgleel fii njuuj-njaaj bi',
    steps: {
      stop: {
        title: 'Bul waxati ak ñoom',
        text: 'Bul tontu. Bul yónneeti dara. Dencal bataaxal yi ak nimero bi.',
        details:
          'Yaa ngi ci telefon bi ba léegi? Daggal léegi.\nBul ko xamal ne xam nga.\nNataalal bataaxal yi balaa nga koy tëj.',
      },
      money: {
        title: 'Woowal sa bànk walla sa operatër',
        text: 'Neel leen ñu téye xaalis bi, te jox la nimero dosie.',
        details:
          'Jëfandikool nimero bu dëgg bi, du bi nekk ci bataaxal bi.\nWaajalal kodu yónnee bi, waxtu wi, ñaata la, ak nimero bi.\nMënuñu dig dara, waaye simili bu nekk am na solo.',
      },
      code: {
        title: 'Soppil sa kod',
        text: 'Soppil sa kod léegi, ci menu operatër bi. Neel leen ñu tëj kont bi.',
        details:
          'Su fekkee am nga kod boobu feneen, soppil ko fa itam.\nSa SIM doxatul? Gaawal dem ci bitiku operatër bi, te yóbbaale sa kàrt.',
      },
      account: {
        title: 'Jotaatal sa kont',
        text: 'Sampaatal WhatsApp te bind sa nimero. Kod bu bees bi dina génne keneen ki.',
      },
      app: {
        title: 'Dindil aplikaasioŋ bi',
        text: 'Fayal internet ci telefon bii, ba noppi nga dindi aplikaasioŋ bi.',
      },
      papers: {
        title: 'Aaral sa tur',
        text: 'Xamalal sa operatër ak sa bànk. Laajal ndax ubbees na kont walla SIM ci sa tur.',
      },
      image: { title: 'Bul fey', text: 'Bul tontu. Dencal firnde yi. Yëgleel kont bi ci aplikaasioŋ bi.' },
      child: {
        title: 'Waxal ak mag tey',
        text: 'Du sa tooñ. Bul fey, bul tontu. Wonal bataaxal bii mag mu la soob.',
      },
      summary: {
        title: 'Bindal li xew',
        text: 'Bindal li nga xam. Mën nga ko won operatër bi ak pólis.',
        details: 'Bul bind mukk sa kod.',
      },
      complain: {
        title: 'Dugalal pelent',
        text: 'Demal ci pólis bi la gëna jege, walla nga jëfandikoo nimero yii.',
        details: 'Yóbbaaleel nataal yi ak resu yi.\nLaajal nimero dosie.',
      },
      rescuers: {
        title: 'Moytul ñi lay dig delloo sa xaalis',
        text: 'Ndax am na ku la dig delloo sa xaalis soo feyee? Bul fey. Ñaareelu fiir la.',
        details: 'Pólis bu dëgg du laaj xaalis.\nBul jox kenn sa kod.',
      },
      tell: {
        title: 'Nettalil, te toppatool sa bopp',
        text: 'Yëgleel fii njuuj-njaaj bi, te bañ a wax sa tur. Woowal nit ku nga wóolu. Du sa tooñ.',
      },
    },
    summary: {
      amount: 'Ñaata xaalis',
      number: 'Nimero walla kont bi jot xaalis bi',
      story: 'Li xew',
      lost: 'Li ñu jël: {{what}}',
      share: 'Yónnee ko ci WhatsApp',
    },
  },
});
