import type { LikelyTopic } from '../topic-model.ts';
import type { Topic } from '../topics.ts';
import { PARTICULARS, type ParticularId, SUBJECTS, type SubjectId } from './index.ts';
import { type AskedMatter, fitsMatter } from './particular.ts';

/** The thing was named, and so likely it is that one of the topics in which it is answered was meant: where the likeliest is one of them, and else. */
const LIKELY_WITH_THING = { first: 0.2, else: 0.35 } as const;

/** What is asked, and what it may be about. */
export interface AskedAbout extends AskedMatter {
  readonly likely: readonly LikelyTopic[];
  /** The topic, where it is told. */
  readonly topic: Topic | undefined;
}

/** The answer to a question about one thing; nothing where none is named that we know something of. Of two that fit, the first of the list is the closer one. */
export function particularFor(asked: AskedAbout): ParticularId | undefined {
  const { likely, topic } = asked;
  const fitting = (Object.keys(PARTICULARS) as ParticularId[]).filter(
    (id) => (!topic || PARTICULARS[id].topics.includes(topic)) && fitsMatter(PARTICULARS[id], asked),
  );
  if (topic) return fitting[0];
  const [first] = likely;
  const chancesOf = (id: ParticularId) =>
    likely.flatMap((each) => (PARTICULARS[id].topics.includes(each.topic) ? each.probability : []));
  const isLikely = (id: ParticularId) => {
    const isFirst = first !== undefined && PARTICULARS[id].topics.includes(first.topic);
    const together = chancesOf(id).reduce((sum, each) => sum + each, 0);
    return together >= LIKELY_WITH_THING[isFirst ? 'first' : 'else'];
  };
  const greatest = (id: ParticularId) => Math.max(...chancesOf(id));
  const [best] = fitting.filter(isLikely).toSorted((one, other) => greatest(other) - greatest(one));
  return best;
}

/** What is true of the thing that is asked about, where nothing closer is known. */
export const subjectFor = (asked: AskedMatter): SubjectId | undefined =>
  (Object.keys(SUBJECTS) as SubjectId[]).find((id) => fitsMatter(SUBJECTS[id], asked));
