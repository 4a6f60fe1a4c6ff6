import type { Sample } from './sample.ts';

/** Numbers in words, of many languages and spellings. */
export const WORD_SAMPLES: readonly Sample[] = [
  [
    'one by one',
    'son numéro ⟦zéro un neuf sept deux deux quatre un six trois⟧',
    'on compte un, deux, trois, et tout revient à zéro',
  ],
  [
    'in pairs',
    '⟦zéro un, quatre-vingt-dix-sept, vingt-deux, quarante et un, soixante-trois⟧',
    'quatre-vingt-dix-sept mille cent vingt-deux francs',
  ],
  [
    'as in Belgium',
    '⟦zéro un nonante-sept vingt-deux quarante et un septante-trois⟧',
    'nonante-sept euros, puis septante-trois',
  ],
  ['glued', '⟦zerounneufseptdeuxdeuxquatreunsixtrois⟧', 'dixsept personnes et vingtdeux dossiers'],
  ['glued in a longer word', 'monnumeroest⟦zerounneufseptdeuxdeuxquatreun⟧', 'anticonstitutionnellement'],
  ['letter by letter', '⟦z e r o u n n e u f s e p t d e u x d e u x⟧', 'A T T E N T I O N, c’est faux'],
  ['with figures for letters', '⟦z3ro un n3uf s3pt d3ux d3ux qu4tre un s1x⟧', 'iPhone 15, modèle A2, wifi 6'],
  ['as in a hurry', '⟦zero un nef set dex dex katr un sis troi⟧', 'il a di ke cé bon, set foi'],
  ['backwards', '⟦orez nu fuen tpes xued xued ertauq nu xis siort⟧', 'à l’envers : euqanra'],
  ['over two rows', '⟦zéro un neuf\nsept deux deux\nquatre un six trois⟧', 'un neuf\nsept occasions'],
  [
    'in notes',
    '♪ ⟦zéro-un ♪ nonante-sept ♪ vingt-deux ♪ quarante⟧ ♪',
    '♪ un, deux, trois ♪ nous irons ♪ quatre, cinq ♪',
  ],
  [
    'with nouns between',
    '⟦zéro⟧ homme, ⟦quatre-vingt-dix⟧ poules, ⟦trente-sept⟧ chèvres, ⟦onze⟧ bœufs',
    'une vache, dix poules, trente chèvres et onze bœufs',
  ],
  [
    'as places in a row',
    '⟦nul, premier, neuvième, septième, deuxième, deuxième, quatrième, premier, sixième⟧',
    'le premier a fui, le deuxième a nié, le troisième a payé',
  ],
  ['mixed with figures', '⟦01 nonante-7, vingt-2, 41, soixante 3⟧', 'il a 7 enfants et vingt-deux moutons'],
  ['in English', '⟦oh one nine seven two two four one six three⟧', 'one of them took two or three days'],
  [
    'in English with doubles',
    '⟦zero one nine seven double two four one six three⟧',
    'double the price, nine of ten were fooled',
  ],
  [
    'in Nigerian Pidgin',
    'na ⟦zero eight one⟧, abeg add ⟦five-five, two-nine, six-oh, four-seven⟧',
    'na two men and one woman dem dey do am',
  ],
  ['in Yoruba', '⟦odo okan mesan meje meji meji merin okan mefa meta⟧', 'Mo ra aṣọ mẹ́ta ní ọjà'],
  ['in Fon', '⟦zéro ɖokpo, tɛ́nnɛ tɛ́nwe, we we, ɛnɛ ɖokpo, ayizɛ́n atɔn⟧', 'vi atɔn kpo ɖo fí'],
  ['in Ewe', '⟦zero ɖeka, asieke adre, eve eve, ene ɖeka, ade etɔ̃⟧', 'Meƒle te eve kple koklo etɔ̃'],
  ['in Twi', '⟦hwee baako nkron nson mmienu mmienu nan baako nsia mmiensa⟧', 'Metɔɔ nkosua mmienu'],
  ['in Wolof', '⟦tus benn juróom-ñeent juróom-ñaar ñaar ñaar ñeent benn⟧', 'Jëndnaa ñaari yére'],
  ['in Dyula', '⟦fu kelen kɔnɔntɔn wolonwula fila fila naani kelen wɔɔrɔ saba⟧', 'A ye misi fila san'],
  ['in Hausa', '⟦sifili ɗaya tara bakwai biyu biyu huɗu ɗaya shida uku⟧', 'Ya sayi shanu uku da akuya biyu'],
  ['in Igbo', '⟦efu otu itoolu asaa abụọ abụọ anọ otu isii atọ⟧', 'Ọ zụrụ ehi abụọ'],
  ['in Fulfulde', 'go’o ⟦jeenay jeeɗiɗi ɗiɗi ɗiɗi nay go’o jeego tati⟧', 'O soodi na’i tati'],
  ['in Swahili', '⟦sifuri moja tisa saba mbili mbili nne moja sita tatu⟧', 'Alinunua mbuzi watatu'],
  ['in Portuguese', '⟦zero um nove sete dois dois quatro um seis três⟧', 'pagou dois mil às três e meia'],
  ['in Spanish', '⟦cero uno nueve siete dos dos cuatro uno seis tres⟧', 'dos hombres y tres mujeres'],
  ['in German', '⟦null eins neun sieben zwei zwei vier eins sechs drei⟧', 'zwei Männer und drei Frauen'],
  ['in Arabic', '⟦صفر واحد تسعة سبعة اثنان اثنان أربعة واحد ستة ثلاثة⟧', 'ثلاثة أكياس وخمسة كتب'],
  [
    'in several languages',
    '⟦zéro one, nueve sept, biyu eve, four kelen, shida trois⟧',
    'un peu de fon, two words of English',
  ],
  [
    'with the alphabet of radio',
    'Bravo Juliet ⟦six six Bravo Juliet zéro six un zéro un zéro zéro un zéro zéro⟧',
    'Bravo Juliet, le film était bon, six étoiles',
  ],
];
