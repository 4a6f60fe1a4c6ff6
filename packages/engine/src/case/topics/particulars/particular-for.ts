import type { CaseKind } from '../../kinds.ts';
import type { LikelyTopic } from '../topic-model.ts';
import type { Topic } from '../topics.ts';
import { MATTERS, type MatterId, PARTICULARS, type ParticularId } from './index.ts';
import type { Judged } from './particular.ts';

/** The thing was named, and so likely it is that one of the topics in which it is answered was meant: where the likeliest is one of them, and else. */
const LIKELY_WITH_THING = { first: 0.2, else: 0.35 } as const;

/** What is asked about, and of what matter. */
export interface AskedAbout {
  /** Folded. */
  readonly heard: string;
  readonly likely: readonly LikelyTopic[];
  /** The topic, where it is told. */
  readonly topic: Topic | undefined;
  readonly judged: Judged;
  readonly kind: CaseKind;
  readonly isMoneyGone: boolean;
}

/** The answer to a question about one thing; nothing where none is named that we know something of. */
export function particularFor({
  heard,
  likely,
  topic,
  judged,
  kind,
  isMoneyGone,
}: AskedAbout): ParticularId | undefined {
  const chanceOf = (topics: readonly Topic[]) =>
    likely.reduce((sum, each) => sum + (topics.includes(each.topic) ? each.probability : 0), 0);
  const fitting = (Object.keys(PARTICULARS) as ParticularId[]).flatMap((id) => {
    const { topics, thing, judged: ofThese, kinds, notKinds, ofLoss } = PARTICULARS[id];
    const isOfKind = kinds?.has(kind) !== false && !notKinds?.has(kind);
    const isOfMatter = isOfKind && ofThese.includes(judged) && (!ofLoss || isMoneyGone);
    if (!isOfMatter || (topic && !topics.includes(topic)) || !thing.test(heard)) return [];
    return [{ id, chance: chanceOf(topics) }];
  });
  // The first of equals is the closer one.
  const [best] = fitting.toSorted((one, other) => other.chance - one.chance);
  if (best === undefined || topic !== undefined) return best?.id;
  const [first] = likely;
  const isFirst = first !== undefined && PARTICULARS[best.id].topics.includes(first.topic);
  return best.chance >= LIKELY_WITH_THING[isFirst ? 'first' : 'else'] ? best.id : undefined;
}

/** What is true of the thing that is asked about, where nothing closer is known. */
export const matterFor = ({ heard, judged }: Pick<AskedAbout, 'heard' | 'judged'>): MatterId | undefined =>
  (Object.keys(MATTERS) as MatterId[]).find(
    (id) => MATTERS[id].judged.includes(judged) && MATTERS[id].thing.test(heard),
  );
