import french from '../fr/urgence.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, {
  urgence: {
    title: 'N ye wari ci',
    lead: 'I jalaki tɛ. A kɛ kelen kelen.',
    what: 'U ye mun ta?',
    lost: { money: 'Wari', code: 'Kode' },
    when: 'Wari tagara tuma juman?',
    ago: { now: 'Sisan', quarter: 'A kɛra miniti 15 ye', hour: 'A kɛra lɛri kelen ye', earlier: 'A mɛnna' },
    minor: 'N ma san 18 sɔrɔ fɔlɔ',
    country: 'I ka jamana',
    start: 'A daminɛ',
    next: "N y'a kɛ, o kɔfɛ",
    again: 'A daminɛ tugun',
    report: 'A fɔ an ye yan',
    steps: {
      stop: {
        title: 'Kana kuma u fɛ tugun',
        text: 'Kana u jaabi tugun. Kana foyi ci tugun. Cikanw ni nimɔrɔ mara.',
      },
      money: {
        title: 'I ka opereteri walima i ka banki wele',
        text: "A fɔ u ye ko u ka wari jɔ, k'i ka dosiye nimɔrɔ di i ma.",
      },
      code: { title: 'I ka kode yɛlɛma' },
      app: { title: 'Aplikasiyɔn bɔ' },
      image: { title: 'Kana wari sara' },
      child: { title: 'Kuma mɔgɔkɔrɔ dɔ fɛ bi' },
      summary: { title: 'Min kɛra, o sɛbɛ', details: 'Kana i ka kode gundolama sɛbɛ abada.' },
      complain: { title: 'A fɔ polisi ye' },
      rescuers: { title: "I janto: dɔw b'a fɔ ko u bɛ i ka wari segin" },
    },
    summary: {
      amount: 'Wari hakɛ',
      number: 'Nimɔrɔ min ye wari sɔrɔ',
      story: 'Min kɛra',
      share: 'A ci WhatsApp fɛ',
    },
  },
});
