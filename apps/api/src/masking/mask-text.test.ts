import { describe, expect, test } from 'vitest';
import { maskText, maskTexts } from './mask-text.ts';
import { MASK } from './with-masks.ts';

describe('masks a telephone number', () => {
  test.each([
    ['as it is dialled', '+2290197123456'],
    ['with what looks like a year in it', '97\n2034 x 56'],
    ['with blanks', '01 97 12 34 56'],
    ['with two zeros for the plus', '00229 01 97 12 34 56'],
    ['of the old eight digits', '97123456'],
    ['of the old eight digits, with the country', '(229) 97-12-34-56'],
    ['in brackets', '(+229) 01.97.12.34.56'],
    ['with slashes', '97/12/34/56'],
    ['with stars', '9*7*1*2*3*4*5*6'],
    ['with figures one by one', '9 7 1 2 3 4 5 6'],
    ['over several lines', '97\n12\n34\n56'],
    ['with invisible characters', '97\u200b12\u200c34\u206056'],
    ['with soft hyphens', '97\u00ad12\u00ad34\u00ad56'],
    ['with combining marks', '9\u03327\u03321\u03322\u03323\u03324\u03325\u03326'],
    ['in full width', '９７１２３４５６'],
    ['in Arabic figures', '٩٧١٢٣٤٥٦'],
    ['in Bengali figures', '৯৭১২৩৪৫৬'],
    ["in N'Ko figures", '߉߇߁߂߃߄߅߆'],
    ['in Adlam figures', '𞥙𞥗𞥑𞥒𞥓𞥔𞥕𞥖'],
    ['in bold', '𝟗𝟕𝟏𝟐𝟑𝟒𝟓𝟔'],
    ['in circles', '⑨⑦①②③④⑤⑥'],
    ['in black circles', '❾❼❶❷❸❹❺❻'],
    ['as emoji', '9️⃣7️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣'],
    ['as superscripts', '⁹⁷¹²³⁴⁵⁶'],
    ['in Chinese figures', '九七一二三四五六'],
    ['with letters that look like figures', 'O1 97 l2 34 S6'],
    ['with Cyrillic letters that look like figures', 'О1 97 12 34 56'],
    ['with emoji between', '97👉12👉34👉56'],
    ['with words between', '97 puis 12 puis 34 et enfin 56'],
    ['with the name of the sign between', '97 tiret 12 tiret 34 tiret 56'],
    ['with any word between', '97 chat 12 chien 34 poule 56'],
    ['with two words between', '97 le chat 12 le chien 34 la poule 56'],
    ['with a currency that is none', '97F 12F 34F 56F'],
    ['glued to letters', 'abc97def12ghi34jkl56'],
    ['in two halves', '9712 puis 3456'],
    ['dressed as a sum of money', '97123456 FCFA'],
    ['dressed as a sum in groups', '97 123 456 FCFA'],
    ['in words', 'zéro un neuf sept un deux trois quatre cinq six'],
    ['in pairs of words', 'quatre-vingt-dix-sept, douze, trente-quatre, cinquante-six'],
    ['in English words', 'nine seven one two three four five six'],
    ['in words and figures', '97 douze 34 cinquante-six'],
    ['in letters that were composed', 'ze\u0301ro un neuf sept un deux trois quatre'],
  ])('%s', (_name, number) => {
    const masked = maskText(`Il appelle du ${number} et il insiste.`);
    expect(masked).toContain(MASK);
    expect(masked).toMatch(/^Il appelle du /);
    expect(masked).toMatch(/ et il insiste\.$/);
    expect(masked).not.toMatch(/[\p{Nd}\p{No}九七]|neuf|nine|douze|trente|sept/u);
  });
});

describe('masks an address', () => {
  test.each([
    ['an e-mail address', 'koffi.jean@exemple.bj'],
    ['one with blanks', 'koffi @ exemple . com'],
    ['one in words', 'koffi arobase exemple point com'],
    ['one in words with a dot in the name', 'koffi point jean arobase exemple point com'],
    ['one in brackets', 'koffi (at) exemple [dot] com'],
    ['one without its sign', 'koffijean gmail com'],
    ['one in look-alike letters', 'kоffi@ехеmрlе.com'],
    ['one in full width', 'ｋｏｆｆｉ＠ｅｘｅｍｐｌｅ．ｃｏｍ'],
    ['a link', 'https://gain-facile.exemple.xyz/payer?id=3'],
    ['one without its scheme', 'gain-facile.xyz'],
    ['one made harmless', 'hxxps://gain-facile[.]xyz/payer'],
    ['one with blanks', 'gain-facile . com'],
    ['one in words', 'gain-facile point com'],
    ['one with invisible characters', 'gain\u200b-facile\u200b.xyz'],
    ['one with percent-encoding', 'http://%67ain-facile.xyz'],
    ['one of a messenger', 'wa.me/2290197123456'],
    ['an account', '@koffi_gagne'],
  ])('%s', (_name, address) => {
    expect(maskText(`Il donne ${address} aux gens.`)).toBe(`Il donne ${MASK} aux gens.`);
  });

  test('however many there are', () => {
    const many = Array.from({ length: 60 }, (_, index) => `site-${index}x.exemple.xyz`).join(' ou bien ');
    expect(maskText(many)).not.toContain('exemple');
  });
});

describe('masks a secret', () => {
  test.each([
    ['a code', 'le code est 4821', /4821/],
    ['a code in two', 'mon code secret, c’est 48 et 21', /48|21/],
    ['a code in words', 'le code PIN est quatre huit deux un', /huit/],
    ['the number on the back', 'CVV : 123', /123/],
    ['a password', 'mot de passe : Soleil-Rouge', /Soleil/],
    ['a password in a sentence', 'son mot de passe est soleil', /soleil/],
    ['a key', 'la clé sk_live_4eC39HqLyjWDarjtT1', /4eC39/],
    ['a bank account', 'BJ66 BJ06 1010 0100 1443 9000 0769', /BJ66|1443/],
    ['a card', '4242 4242 4242 4242', /4242/],
    ['a recovery phrase', 'phrase secrète : chat chien poule mouton cheval vache', /poule/],
  ])('%s', (_name, secret, part) => {
    const masked = maskText(`Il a écrit ${secret}`);
    expect(masked).toContain(MASK);
    expect(masked).not.toMatch(part);
  });
});

describe('leaves what readers need', () => {
  test.each([
    'Il demande 50 000 FCFA pour débloquer un colis.',
    'Il a pris 1 500 000 F CFA en 3 fois.',
    'Entre 10 000 F et 25 000 F par semaine.',
    'Cela a commencé le 12 mars 2026 à 14h30.',
    'Le 03/04/2026, puis en 2025 et en 2026.',
    'On promet 200 % en 7 jours et 5 niveaux.',
    'Un homme, une femme, un colis et un message : six personnes y ont cru.',
    'They ask for $500 by mobile money before 18:00.',
    "Il se dit agent d'une banque. Il a un faux badge.",
    'Il a demandé mon code secret puis mon mot de passe.',
    'Neuf amis sur dix ont reçu cent messages.',
  ])('%s', (text) => expect(maskText(text)).toBe(text));
});

describe('parts of the reported contact', () => {
  test.each([
    ['the end of its number', '+229 01 97 12 34 56', 'Son numéro finit par 3456.', '3456'],
    ['its number backwards', '97123456', 'À l’envers : 6543.', '6543'],
    ['the name of its site', 'https://gain-facile.xyz', 'Le site gain-facile est faux.', 'gain-facile'],
    ['a name', 'Koffi Exemple', 'Ce KOFFI EXEMPLE est un voleur.', 'KOFFI'],
  ])('are masked: %s', (_name, contact, text, part) => {
    expect(maskText(text)).toContain(part);
    expect(maskText(text, contact)).not.toContain(part);
  });
});

test('masks in each of several texts where something stands, and leaves the rest word for word', () => {
  const texts = {
    title: 'Un faux agent appelle du 01 97 23 45 67 le soir',
    description: 'Il dit de payer, puis écrit depuis marie.dossou@gmail.com et se fâche',
    place: 'Au marché de Dantokpa, près du pont',
  };
  const alone = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, maskText(text)]));
  expect(maskTexts(texts)).toEqual(alone);
  expect(alone['title']).toMatch(/^Un faux agent appelle du \S+ le soir$/u);
  expect(alone['description']).toMatch(/^Il dit de payer, puis écrit depuis \S+ et se fâche$/u);
  expect(alone['place']).toBe(texts.place);
});

test.each([
  ['a line of dashes', 'Attention à tous\n----- ----- ----- ----- ----- -----\nIl vend des téléphones volés'],
  [
    'rows of little pictures',
    'Bonne fête à toi 🎉🎉🎉 🎉🎉🎉 🎉🎉🎉 🎉🎉🎉 🎉🎉🎉 🎉🎉🎉 🎉🎉🎉, tu as gagné',
  ],
  ['kisses', 'Elle signe xoxo xo oxoxo xoxox oxo xoxoxo xoxo xo et demande de payer'],
])('leaves %s, which draws no number', (_what, text) => {
  expect(maskText(text)).toBe(text);
});
