import { foldText } from '@scamguard/engine';

/** The digits that a spoken word can stand for in a number. */
export interface NumberWord {
  /** How many digits: one or two. */
  readonly weight: number;
  /** zero, unit, ten to nineteen, the twenty of "quatre-vingt", other tens, hundred. */
  readonly role: 'z' | 'u' | 'd' | 'v' | 't' | 'c';
  /** The word is nothing else in our visitors' languages. */
  readonly isSure: boolean;
}

type Row = readonly [role: NumberWord['role'], words: string];

const FRENCH: readonly Row[] = [
  ['z', 'zéro zero zeros'],
  ['u', 'un une deux trois quatre cinq six sept huit neuf'],
  ['d', 'dix onze douze treize quatorze quinze seize'],
  ['v', 'vingt vingts'],
  ['t', 'trente quarante cinquante soixante septante huitante octante nonante'],
  ['c', 'cent cents'],
  // As they are typed in a hurry.
  ['u', 'dex troi trwa katre katr quatr cink sinq sink siss sis sett set huite uit wit nef neff noeuf neuff'],
];
const ENGLISH: readonly Row[] = [
  ['z', 'zero oh nought nil naught'],
  ['u', 'one two three four five six seven eight nine double triple wan tu tri foh faiv siks sevun eit nain'],
  ['d', 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'],
  ['t', 'twenty thirty forty fourty fifty sixty seventy eighty ninety'],
  ['c', 'hundred'],
];
const ORDINALS: readonly Row[] = [
  ['z', 'nul'],
  [
    'u',
    'premier premiere deuxieme second seconde troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme',
  ],
  ['u', 'first third fourth fifth sixth seventh eighth ninth'],
];
const ROMAN: readonly Row[] = [['u', 'ii iii iv vi vii viii ix']];
/** Yoruba, Fon, Ewe, Twi, Wolof, Bambara and Dyula, Hausa, Igbo, Fulfulde, Kabiyè: units, and what is said for zero and ten. */
const AFRICAN: readonly Row[] = [
  ['z', 'odo ofo'],
  [
    'u',
    'okan ookan eni eyokan meji eji meta eta merin erin marun arun mefa efa meje eje mejo ejo mesan esan',
  ],
  ['d', 'mewa ewa'],
  ['u', 'dokpo we aton ene atoon ayizen tenwe tanton tenne tinwe'],
  ['u', 'deka eve eto ene ato ade adre enyi asieke'],
  ['z', 'hwee'],
  [
    'u',
    'baako nan mmienu mienu abien mmiensa miensa abiesa enan nnum enum nsia asia nson ason nwotwe awotwe nkron akron',
  ],
  ['z', 'tus neen'],
  ['u', 'benn naar nett nent neent juroom'],
  ['d', 'fukk'],
  ['z', 'fu'],
  [
    'u',
    'kelen fila fla saba naani duuru looru wooro woro wolonwula wolonfila wolonla segin segi seegi kononton konondon',
  ],
  ['z', 'sifili sifiri'],
  ['u', 'daya biyu uku hudu biyar shida bakwai takwas tara'],
  ['d', 'goma'],
  ['z', 'efu'],
  ['u', 'otu abuo ato ano ise isii asaa asato itoolu iteghete'],
  ['u', 'goo gooto didi tati nay nayi joy jowi jeego jeegom jeedidi jeetati jeenay jeenayi'],
  ['d', 'sappo'],
  ['u', 'kudum nale nadozo nanza kagnuwa'],
];
/** Portuguese, Spanish, German, Italian, Swahili, Arabic in its own letters and in ours, Russian. */
const OTHERS: readonly Row[] = [
  ['u', 'um uma dois duas tres quatro cinco seis meia sete oito nove'],
  ['z', 'cero null'],
  ['u', 'uno dos tres cuatro siete ocho nueve eins zwei drei vier funf sechs sieben acht neun'],
  ['d', 'dez onze doze treze diez doce trece catorce quince zehn elf zwolf'],
  [
    't',
    'vinte trinta quarenta sessenta setenta oitenta noventa veinte treinta cuarenta cincuenta sesenta ochenta zwanzig dreissig',
  ],
  ['u', 'due tre quattro cinque sei sette otto nove'],
  ['z', 'sifuri sifr syfr sefr'],
  [
    'u',
    'moja mbili tatu nne tano sita saba nane tisa wahid ithnan itnan tlata thalatha arbaa khamsa sitta sabaa thamania tmania tisaa',
  ],
  ['z', 'صفر ноль нуль'],
  ['u', 'واحد واحدة اثنان اثنين اثنتان ثلاثة ثلاث أربعة أربع خمسة خمس ستة ست سبعة سبع ثمانية ثماني تسعة تسع'],
  ['d', 'عشرة عشر'],
  [
    't',
    'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون عشرين ثلاثين أربعين خمسين ستين سبعين ثمانين تسعين',
  ],
  ['u', 'один два три четыре пять шесть семь восемь девять'],
];
/** Words that are more often something else: alone at the end of a number they do not belong to it. */
const UNSURE = new Set(
  'un une one we set sis nul wit tu tri double triple second seconde premier premiere first tres dos um uma meia seis sei due tre ene eve ato ade ano ise eni eta eto fu fla nay joy goo naar saba tara efa eje ejo erin arun ewa asia ason didi null nan net set sete'.split(
    ' ',
  ),
);

interface Vocabulary {
  readonly words: ReadonlyMap<string, NumberWord>;
  /** Words of which a glued number may be made: short ones stand in too many other words. */
  readonly glued: ReadonlySet<string>;
}

let vocabulary: Vocabulary | undefined;

/** Learned when the first text is masked. */
function opened(): Vocabulary {
  vocabulary ??= learned();
  return vocabulary;
}

/** Reads a word of a folded text; undefined when it is no number. */
export function numberWord(word: string): NumberWord | undefined {
  const { words } = opened();
  return words.get(word) ?? words.get(word.replace(/(.)\1+/gu, '$1'));
}

/** Whether a number in one piece, `zerounneuf`, may hold this word. */
export const isGluedWord = (word: string): boolean => opened().glued.has(word);

function learned(): Vocabulary {
  const european = [...ENGLISH, ...FRENCH].flatMap(read);
  const forwards = [...[...OTHERS, ...AFRICAN, ...ROMAN, ...ORDINALS].flatMap(read), ...european];
  // Read from behind, as some write them.
  const backwards = european.map(([word, meaning]) => {
    const reversed = [...word].toReversed().join('');
    return [reversed, { ...meaning, isSure: reversed.length > 2 && !UNSURE.has(reversed) }] as const;
  });
  return {
    words: new Map([...backwards, ...forwards]),
    glued: new Set(forwards.map(([word]) => word).filter((word) => word === 'un' || word.length > 2)),
  };
}

function read([role, words]: Row): readonly (readonly [word: string, meaning: NumberWord])[] {
  return words.split(' ').map((written) => {
    const word = foldText(written).text;
    return [word, { role, weight: 'dvt'.includes(role) ? 2 : 1, isSure: !UNSURE.has(word) }];
  });
}
