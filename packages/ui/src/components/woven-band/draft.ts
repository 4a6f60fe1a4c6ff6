/** A thread's colour in a weaving draft, by its first letter: indigo, sun, laterite, leaf (g, green), cotton. */
export type ThreadLetter = 'i' | 's' | 'l' | 'g' | 'c';

const stripes = 'iiisiiiiiisiliiilisiiiiiisiii';

/** The middle of the diamond, in threads from the left. */
export const diamondCenter = stripes.length + 4.5;

/** A weaving draft as a weaver notes it: one row of letters a weft thread. Stripes of Kanvô between the blocks of Kente. */
export const bandDraft: readonly string[] = [
  `${stripes}sslllllss${stripes}gcgcgcgcg`,
  `${stripes}slllcllls${stripes}cgcgcgcgc`,
  `${stripes}lllclclll${stripes}gcgcgcgcg`,
  `${stripes}slllcllls${stripes}cgcgcgcgc`,
  `${stripes}sslllllss${stripes}gcgcgcgcg`,
];
