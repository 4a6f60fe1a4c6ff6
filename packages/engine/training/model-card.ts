import { knownNames } from '../src/address/known-names.ts';
import type { TrainingSet } from '../src/evaluation.ts';
import { LISTED_SITES } from '../src/knowledge/listed-sites.ts';
import { ofWholeSets } from './evaluation-file.ts';
import type { LinkResults } from './link-results.ts';
import { CASES_SECTION } from './model-card-cases.ts';
import type { Summary } from './summary.ts';
import { markdownTable } from './table.ts';
import type { TextResults } from './text-results.ts';

interface CardFacts {
  readonly textSets: readonly TrainingSet[];
  readonly linkSets: readonly TrainingSet[];
  readonly textResults: TextResults;
  /** The engine on each source, with the text classifier trained without that source. */
  readonly textsLeftOut: readonly Summary[];
  readonly smallTextResults: TextResults;
  readonly offlineTextResults: TextResults;
  readonly offlineLinkResults: LinkResults;
  readonly linkResults: LinkResults;
  readonly smallLinkResults: LinkResults;
  /** Size of each module of weights, compressed with brotli. */
  readonly bytes: Readonly<
    Record<'fullTexts' | 'offlineTexts' | 'texts' | 'fullLinks' | 'offlineLinks' | 'links', number>
  >;
}

/** The model card (Mitchell et al. 2019): what the classifiers are, what they were trained on, how good they are, and their limitations. */
export function modelCard({
  textSets,
  linkSets,
  textResults,
  textsLeftOut,
  smallTextResults,
  offlineTextResults,
  offlineLinkResults,
  linkResults,
  smallLinkResults,
  bytes,
}: CardFacts): string {
  return `# Model card: the engine's classifiers

\`npm run train\` generates this card. The same rows give the same weights and the same card, byte for byte. [The
glossary](../../docs/glossary.md) explains the terms.

The engine has a text classifier and an address classifier beside its signals. Both are logistic regressions over hashed features. They are
trained here and need no network. Neither decides alone: its score is one piece of evidence among the signals.

Each classifier has three sizes. A server uses the full one. A browser uses the small one when it cannot reach a server. The small one is
pruned to the most important features and trained anew. The offline one is made in the same way and keeps more features. Visitors who keep
ScamGuard offline fetch it.

The full classifiers are stacked: gradient-boosted trees correct the regression. The trees are trained on out-of-fold outputs of the
regression.

| classifier | features | size in a browser |
| --- | --- | --- |
| texts | word n-grams (1–3), skip-bigrams up to four words apart, letter n-grams (3–5), with separate weights for French and for English with Pidgin; concepts (demands, promises, threats, parties, channels), their pairs, their order, and the sets of them in a clause and in the message; findings of the signals, hooks, and what keeps a message inside the official channel. Full only: stylometry (capitals, accents, punctuation, length of words and sentences) and back-off language models over words and characters | ${bytes.texts} bytes in brotli (offline: ${bytes.offlineTexts}, full: ${bytes.fullTexts}) |
| addresses | character n-grams and words of the registered name with its ending, of subdomains, path and query; character classes of the path; lexical features (lengths, entropy, hyphens …); whether the site is well known; findings of the signals. Full only: back-off language models over characters, of scams and of the names of established sites, and look-ups in public lists. Never the scheme or \`www.\` | ${bytes.links} bytes in brotli (offline: ${bytes.offlineLinks}, full: ${bytes.fullLinks}) |

Before training, classes replace names, numbers, links and placeholders. This repository and the weights hold no text of the public sets.

## How to read the results

Every figure is for rows that the model was not trained on, by five-fold cross-validation. Texts are split by row, our own examples by
groups of neighbouring twins, links by registrable domain.

Recall and false-positive rate (FPR) are at risk 33, the engine's threshold. Calibration puts risk 33 at the classifiers' threshold for 1 %
FPR on the honest development rows. "Recall at 1 % FPR" is at the threshold for 1 % FPR on the rows of that line. The intervals are 95 %
Wilson intervals. Advertising ("spam") is neither trained on nor counted.

Here, texts of more than 80 words are judged as a whole. The engine judges them in windows (decision 0070, \`npm run disguises\`).

"Engine" means signals and classifier together, under two ceilings of the risk: 65 without a hook, and 32 without a hook and inside the
official channel ([decision 0052](../../docs/decisions/0052-a-scam-needs-a-way-out.md)). The classifiers are the full ones unless a heading
says otherwise.

## Texts

### Engine

${markdownTable(textResults.engine)}

### Engine with the small classifier, as in a browser

${markdownTable(ofWholeSets([...smallTextResults.engine, ...smallTextResults.heldOut]))}

### Engine with the offline classifier, as in a browser whose visitor keeps ScamGuard offline

${markdownTable(ofWholeSets([...offlineTextResults.engine, ...offlineTextResults.heldOut]))}

### Engine on rows that are never trained on

These rows are real honest messages of operators, wallets, banks and services (honest-operators, from public repositories, mostly without a
stated licence), and our own examples. Ours were written after the classifiers were built. Each scam has an honest twin that shares its words.

${markdownTable(textResults.heldOut)}

### Engine, classifier trained without the source

This is leave-one-source-out validation. Expect these figures for new kinds of scams.

${markdownTable(textsLeftOut)}

### Classifier alone

${markdownTable(textResults.alone)}

## Addresses

### Engine

${markdownTable(linkResults.engine)}

### Engine with the small classifier, as in a browser

${markdownTable(ofWholeSets(smallLinkResults.engine))}

### Engine with the offline classifier

${markdownTable(ofWholeSets(offlineLinkResults.engine))}

### Engine on scams of 2026 alone

${markdownTable(linkResults.recent)}

### Engine, classifier trained without the source

${markdownTable(linkResults.leftOut)}

### Classifier alone

${markdownTable(linkResults.alone)}

${CASES_SECTION}
## The language identifier

The language identifier says in which language a text is written. It is a multinomial logistic regression over hashed character n-grams.
\`npm run train:languages\` trains it and prints its figures on sources left out (decision 0071).

It was trained on openly licensed sentences of African Storybook (CC BY), AfriSenti, AfriQA, NLU-Evaluation-Data, Banking77 and Microsoft's
support articles (CC BY 4.0), NTREX, Universal Dependencies and Schema-Guided Dialogue (CC BY-SA 4.0), the Universal Declaration of Human
Rights, and debates of the Assemblée nationale by Common Voice (Licence Ouverte). It was also trained on French and English rows of the sets
below. It knows little of Fon (questions only), and it treats Bambara and Dioula as one language.

## Limitations

- Honest formal messages of an unknown sender are hard: see the rows on operators' and reviewed messages above, with classifiers trained
  without them.
- Conversations of several turns in French, and real fraud SMS of Benin, Togo and Niger, have no public rows. Only our own examples
  represent them.
- English letters and dialogues have no honest rows of their kind. Their figures show recall, not the false-positive rate.
- Swahili is not read, like every language except French, English and Pidgin. The result says that such a text is unread.
- Pages on hacked honest sites look like honest sites. Deep links of little-known honest sites look like pages on hacked sites.
- Concept drift: a classifier that was trained on addresses of 2021 has a lower recall on those of 2026.

## Training data

### Texts

${sourcesTable(textSets)}

### Addresses

${sourcesTable(linkSets)}

### Public lists of sites that the full address classifier looks up

No row of these lists is trained on. Whether a list holds a site is a feature.

${listsTable()}

The address classifier also looks up ${knownNames().ownerOf.size} names that traps borrow, and the sites of their owners,
in our own table (MIT, 2026-11). The table was written from memory. Whether such a name stands in the address of somebody else's site
is a feature as well.
`;
}

function sourcesTable(sets: readonly TrainingSet[]): string {
  const lines = sets.map(
    ({ source, what, licence, scam, safe }) => `| ${source} | ${what} | ${licence} | ${scam} | ${safe} |`,
  );
  return ['| set | what | licence | scam | safe |', '| --- | --- | --- | --- | --- |', ...lines].join('\n');
}

function listsTable(): string {
  const lines = LISTED_SITES.map(
    ({ name, licence, date, sites }) => `| ${name} | ${licence} | ${date} | ${sites} |`,
  );
  return ['| list | licence | read in | sites |', '| --- | --- | --- | --- |', ...lines].join('\n');
}
