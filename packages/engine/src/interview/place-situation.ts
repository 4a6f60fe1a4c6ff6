import { hasIntent } from './hearing/intents.ts';
import { names, situationIn } from './hearing/situation-cues.ts';
import { entry } from './locales/index.ts';
import { say } from './reply.ts';
import { isAboutSituation, type SeenSign, withoutPending } from './state.ts';
import type { SituationId } from './table/situations.ts';
import { saying, type Turn } from './turn.ts';

/** What a trick goes through that would be a trick by itself. */
const PARTS_OF: Readonly<Partial<Record<SituationId, readonly SituationId[]>>> = {
  romance: ['authority', 'investment', 'family_emergency'],
};

/** What the visitor is in, by own words or by what was pasted; a plain change of subject is followed. */
export function withSituation(
  turn: Turn,
  heard: string,
  signs: readonly SeenSign[],
  isPasted: boolean,
): Turn {
  const { state, language } = turn;
  const found = situationIn(heard, signs);
  if (found === undefined)
    return hasIntent(heard, 'asks-how') ? saying(turn, say(language, 'signs-of-all')) : turn;
  if (hasIntent(heard, 'asks-how') && !isPasted) {
    const { value, lang } = entry(language, 'situations', found);
    return saying(
      { ...turn, state: { ...state, proposed: state.proposed ?? found } },
      { text: value.trick, lang },
    );
  }
  if (state.situation === undefined) {
    if (state.proposed && PARTS_OF[state.proposed]?.includes(found))
      return { ...turn, state: { ...state, situation: state.proposed } };
    if (state.pending && isAboutSituation(state.pending) && !isPasted && names(heard, found))
      return { ...turn, state: { ...state, situation: found } };
    return state.answers.confirm === 'no'
      ? turn
      : { ...turn, state: { ...state, proposed: state.proposed ?? found } };
  }
  const isChange = CHANGES.test(heard) && names(heard, found) && !names(heard, state.situation);
  if (!isChange || isPasted) return turn;
  const { safety, when, wallet } = state.answers;
  return saying(
    {
      ...turn,
      state: {
        ...withoutPending(state),
        situation: found,
        answers: { ...(safety && { safety }), ...(when && { when }), ...(wallet && { wallet }) },
      },
    },
    say(language, 'changed-subject', found),
  );
}

/** Words with which people turn to something else. */
const CHANGES =
  /\b(?:en fait|plutot|autre chose|finalement|aussi|par contre|sinon|non|actually|in fact|instead|rather|something else|also|no)\b/;
