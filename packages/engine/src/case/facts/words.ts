/** Small words, by their spelling and not by their sound. */
export type WordId =
  | 'i'
  | 'did'
  | 'my'
  | 'me'
  | 'they'
  | 'a'
  | 'the'
  | 'is'
  | 'has'
  | 'no'
  | 'at'
  | 'childage';

export const WORDS: Readonly<Record<WordId, string>> = {
  i: 'j jai je jlui jleur jl g ge gai jen jlui jvai jsui jsuis chui chuis moi nous i ive im we javais javai jetais mwen',
  did: 'ai jai g gai avons javais avais lai jlai',
  my: 'ma mon mes notre nos my our mn',
  me: 'me m ma mav mont us nous mi mdi',
  they: 'il ils elle elles on he she they dem e lui yi y ell',
  a: 'un une 1 one a an some som certain certaine any des deux two',
  the: 'le la les l the di that ce cet cette this',
  is: 'est c s etait cetait cest e be is was na sont are ce se were so',
  has: 'a ai as ont avait avais has have had don get avons g jai',
  no: 'pas pa jamais jamai rien aucun aucune sans ne n ni not never no dont didnt doesnt doesn nothing without nor havent hasnt hadnt nt wasnt isnt arent aint neva nah none nobody noting notin cant cannot couldnt wont wouldnt nada',
  at: 'sur on for dans in via par au a at ds en chez from',
  childage: '10 11 12 13 14 15 16 17',
};

const small = new Map<string, string[]>();

/** With its country in front; "+15.000" is a sum that came in, "+33" the country that somebody saw. */
const FULL_NUMBER = /^\+(?:\d{2,3}|\d{7,})$/;

/** What a small word means, and whether it is a figure, a menu code or a number of another country. */
export function smallSenses(word: string): readonly string[] {
  if (small.size === 0)
    for (const [id, list] of Object.entries(WORDS))
      for (const each of list.split(' ')) small.set(each, [...(small.get(each) ?? []), id]);
  const known = small.get(word) ?? [];
  // The region's own numbers are written so as well.
  if (word.startsWith('+')) return FULL_NUMBER.test(word) && !/^\+2[23]/.test(word) ? ['foreign'] : [];
  if (/^[*#]/.test(word)) return ['ussd'];
  return /^\d/.test(word) ? [...known, 'num'] : known;
}
