import type french from '../fr/evaluation.ts';

export default {
  evaluation: {
    title: 'How good our checks are',
    description: 'How many scams our tool recognises, how often it is wrong, and how that is measured.',
    lead: 'No tool recognises everything. Here is what ours gets right, and where it is wrong.',
    how: {
      heading: 'How it is measured',
      rows: 'We ask the tool about examples whose right answer is known. It never saw these examples while it was learning.',
      warned: 'We count a warning from a risk of {{risk}}%.',
      version: 'Version of the tool: {{version}}.',
    },
    kinds: { conversation: 'Messages and conversations', link: 'Links' },
    sets: {
      'messages-cm': {
        title: 'Real messages of Cameroon',
        text: 'What customers received in 2026: promotions, receipts, codes, loans, and scams. They gave them to Stop Arnaque 237.',
      },
      'honest-operators': {
        title: 'Real messages of operators and banks',
        text: 'Receipts, notices, codes and promotions of fifteen countries. All are honest: here, each warning is a mistake.',
      },
      'notices-fr': {
        title: 'Everyday messages, in French',
        text: 'Notices, receipts, codes and news of seven countries, each beside a scam that changes one thing only. Other hands wrote them.',
      },
      'notices-en': {
        title: 'Everyday messages, in English',
        text: 'The same from Ghana and Nigeria, Pidgin included. Few examples: these figures are less certain.',
      },
      'messages-fr': { title: 'SMS in French', text: 'SMS that real people received.' },
      'messages-en': { title: 'SMS in English', text: 'SMS that real people received.' },
      'twins-fr-3': {
        title: 'Messages that look alike, in French',
        text: 'A hard test, from Benin and its neighbours: a scam and an honest message that are nearly the same.',
      },
      'twins-en-3': {
        title: 'Messages that look alike, in English',
        text: 'A hard test, in West African English and Pidgin: a scam and an honest message that are nearly the same.',
      },
      'twins-fr-4': {
        title: 'The large test, in French',
        text: 'Every trick that we know, each beside an honest message that looks like it. Other hands wrote them, and had seen nothing else.',
      },
      'twins-en-4': {
        title: 'The large test, in English',
        text: 'The same in English, Pidgin included. Here we are still often wrong.',
      },
      'dialogues-en': { title: 'Conversations in English', text: 'Long talks, scams or not.' },
      'emails-en': { title: 'Emails in English', text: 'Scam emails only.' },
      urls: { title: 'Links from all over the world', text: 'Known fake sites and honest sites.' },
      'urls-africa': { title: 'Links from Africa', text: 'Fake sites and honest sites of the region.' },
      'brand-squat': {
        title: 'Addresses that imitate a brand',
        text: 'Addresses made to look like that of a well-known company.',
      },
    },
    found: 'of scams recognised',
    falseAlarms: 'of honest items flagged by mistake',
    falseDangers: 'of honest items called a danger',
    precision: 'of our warnings were right',
    calibration: 'average gap between the risk shown and reality',
    bands:
      'Here, {{danger}} of the items called a danger are scams. Where the tool cannot decide, it is {{caution}}. Where it finds nothing, it is {{unknown}}.',
    onDevice:
      'Without a network, the lighter tool on your device recognises {{found}} and is wrong about {{falseAlarms}} of honest items.',
    foundOnDevice: 'Without a network, the lighter tool on your device recognises {{found}}.',
    wrongOnDevice:
      'Without a network, the lighter tool on your device is wrong about {{falseAlarms}} of honest items.',
    counts: 'Measured on {{scam}} scams and {{safe}} honest examples.',
    countsOfScams: 'Measured on {{scam}} scams.',
    countsOfHonest: 'Measured on {{safe}} honest messages.',
    tellings: {
      heading: 'What people tell',
      rows: '{{tellings}} stories, written by people who have not seen our program. It has never learned them.',
      scams: 'It warns of {{warned}} in 100 scams that are told, and says “Danger” for {{danger}}.',
      honest: 'It wrongly warns of {{warned}} in 100 honest stories, and says “Danger” for {{danger}}.',
      asked: 'This is its view before any question. The assistant then asks up to 4 questions.',
    },
    limits: {
      heading: 'What that means for you',
      text: '"Nothing suspicious found" does not prove that it is safe. If you are pressed to pay, ask somebody you trust.',
      check: 'Check a message',
      wrong: 'Tell us that a result is wrong',
    },
  },
} satisfies typeof french;
