import type { ActionId } from './actions.ts';
import type { Clause, Heard, Named } from './clauses.ts';

/** How a deed stands in a clause. */
export interface Standing {
  /** Whose deed it is. */
  readonly agent: 'teller' | 'others' | 'nobody';
  /** It happened, or it is wanted or to come. */
  readonly time: 'past' | 'open';
  readonly isDenied: boolean;
}

const set = (words: string) => new Set(words.split(' '));

/** The person who tells, and those for whom they tell. */
const TELLER = set(
  'je j jai g gai ge jen jlui javai javais jvai jvais jveu jveux jdoi jdois jsui jsuis moi nous i ive im id we weve mi jetai jetais jtai jla jle jme',
);
const KIN = set(
  'mere maman pere papa femme mari fille fils soeur frere cousin cousine tante tantie oncle tonton ami amie voisin voisine patron patronne neveu niece grand mother mum mom mama father dad wife husband daughter son sister brother aunt aunty auntie uncle friend neighbour boss nephew niece parents famille',
);
const MINE = set('ma mon mes notre nos my our mn');
const OTHERS = set(
  'il elle ils elles lui eux on kelkun kelkin quelqu kelk un une gars monsieur mr madame mme dame homme femme type gens personne client vendeur bailleur recruteur he she they them dem e him her person man woman guy someone somebody caller agent people one seller landlord officer yl iel ki qui who',
);
const OBJECT_OF_TELLER = set('me m ma mont nous mav mdi mdit mdemande mdmd te t vous');
const PAST = set(
  'ai jai gai a as avons ont avais javais avait on deja already don has have had did been was were vien viens vient ete ma mont mas ive weve la lont lai jlai',
);
const ENGLISH_PAST = set(
  'sent gave paid transferred deposited shared submitted told lost received got credited asked wanted clicked opened installed downloaded typed entered met saw bought sold invested stole took robbed refused blocked visited checked verified called put filled',
);
const OPEN = set(
  'dois doi doit devoir faut fo fodra faudra faudrait vai vais va vont veux veu veut voulai voulait voulais pour pr de d que k ke afin si must should will would to make go gonna can could want wan wants need needs if before',
);
const DENIALS = set(
  'pas pa jamais jamai rien aucun aucune sans ne n ni not never no dont didnt didn doesnt nothing without nor havent haven hasnt refuse refused nt point wasnt isnt aint neva nah',
);
const REACH = 6;

/** Reads off the words around a verb whose deed it is, and whether it happened. */
export function standingOf({ words }: Clause, action: Named<ActionId>): Standing {
  const verb = words[action.from] as Heard;
  const before = words.slice(Math.max(action.from - REACH, 0), action.from).toReversed();
  const agent = agentOf(before, words, action);
  const near = before.slice(0, 4).map(({ word }) => word);
  const openAt = near.findIndex((word) => OPEN.has(word));
  const pastAt = near.findIndex((word) => PAST.has(word));
  const isPastForm = ENGLISH_PAST.has(verb.word);
  const isPast = (pastAt >= 0 && (openAt < 0 || pastAt < openAt)) || (isPastForm && openAt < 0);
  return { agent, time: isPast ? 'past' : 'open', isDenied: isDenied(words, action) };
}

function agentOf(
  before: readonly Heard[],
  words: readonly Heard[],
  action: Named<ActionId>,
): Standing['agent'] {
  const [previous, second] = before;
  const aux = previous && PAST.has(previous.word) ? second : previous;
  if (aux && OBJECT_OF_TELLER.has(aux.word) && !(second && TELLER.has(second.word))) return 'others';
  for (const [index, { word }] of before.entries()) {
    if (TELLER.has(word)) return 'teller';
    const owner = before[index + 1];
    if (KIN.has(word) && owner && MINE.has(owner.word)) return 'teller';
    if (OTHERS.has(word)) return 'others';
  }
  // "Asked me to send": who is asked stands behind the verb.
  const behind = words[action.to];
  return behind && /^(?:me|us)$/.test(behind.word) ? 'others' : 'nobody';
}

const DENIAL_BEFORE = 4;
const DENIAL_BEHIND = 2;
const SUPPOSING = set('si if sinon unless');

function isDenied(words: readonly Heard[], { from, to }: Named<ActionId>): boolean {
  const before = words.slice(Math.max(from - DENIAL_BEFORE, 0), from);
  const behind = words.slice(to, to + DENIAL_BEHIND);
  // "If I don't pay": not paying is only supposed.
  if (words.slice(0, from).some(({ word }) => SUPPOSING.has(word))) return false;
  // "Je n'ai rien dit", "didn't send"; behind the verb only what denies there: "j'envoie pas", "sent nothing".
  return (
    before.some(({ word }) => DENIALS.has(word)) ||
    behind.some(({ word }) =>
      /^(?:ne|pas|pa|jamais|rien|nothing|not|never|personne|nobody|aucun|aucune)$/.test(word),
    )
  );
}
