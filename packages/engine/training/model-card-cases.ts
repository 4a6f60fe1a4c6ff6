/** What the model card says of cases. Their training does not write the card, so this stands in both. */
export const CASES_SECTION = `## The belief of cases

The belief of a talk does not come from a classifier of messages. It comes from a small neural network with one hidden layer. The network
reads what somebody tells in their own words, and the facts and signals found in it. It gives a probability to each of 25 kinds of scams, 8
honest kinds, and "cannot tell".

The network was trained on tellings of our own (MIT). Several writers wrote them for it. They saw neither the code nor each other's
tellings. 16,340 are learned (10,600 in French, 5,740 in English and Pidgin), 960 of them first messages of a few words. 2,420 by nine further
writers are never trained on (1,382 and 1,038). Matters that no writer was told of are understood less well ([decision
0189](../../docs/decisions/0189-odd-corners-and-plain-people.md)). A browser gets a smaller network over fewer features.

On a server a second network reads the facts out of each clause: who wants what, what was given, refused or not given, what is known of the
others. Readers who saw no code marked the words that tell each fact ([decision
0177](../../docs/decisions/0177-facts-are-read-in-clauses.md)). Two such readers agree on 86 of 100 facts (F1).

\`npm run tellings\` prints the figures of the belief (each writer left out in turn, then the tellings never learned). \`npm run interviews\`
prints those of whole talks. People who write for a data set write longer and clearer texts than people who are being robbed, so expect less
in the field.

What somebody asks after a verdict is sorted into 66 topics by multinomial logistic regression over hashed words, pairs, character n-grams and
the senses of words ([decision 0179](../../docs/decisions/0179-questions-that-may-have-been-meant.md)). It learned 13,180 things that 30 writers
typed. Of 1,040 that were never learned it answers 423 by the labeller's first choice and 109 by another topic. It is answered from a
probability of .4 on; from .2 on the likeliest question is answered under its name, and the nearest ones are offered as buttons. Where a
thing is named of which something is known, that is said ([decision
0188](../../docs/decisions/0188-what-is-known-of-the-thing-that-is-asked-about.md)). A plain yes or no needs a surer topic, and no topic
ever says yes to a code.
`;
