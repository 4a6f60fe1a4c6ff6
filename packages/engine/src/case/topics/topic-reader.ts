import type { ReplyIcon } from '../../vocabulary.ts';
import { heardText } from '../hearing/heard-text.ts';
import { beneath, type CaseLanguage } from '../locales/index.ts';
import type { AskableTopic } from './askable.ts';
import { en } from './labels/en.ts';
import { fr } from './labels/fr.ts';
import { pcm } from './labels/pcm.ts';
import { ICON_OF_TOPIC } from './topic-icons.ts';
import { type LikelyTopic, likelyTopics, type TopicModel } from './topic-model.ts';

/** A question as a visitor would ask it, with its picture. */
export interface TopicButton {
  readonly label: string;
  readonly lang: CaseLanguage;
  readonly icon: ReplyIcon;
}

/** Tells what a message after a verdict is about. */
export interface TopicReader {
  /** All topics, the likeliest first. @param heard - folded. @param verdict - as it was told, or `calm`. */
  readonly likely: (heard: string, verdict: string) => readonly LikelyTopic[];
  /** The topic whose button was touched. @param heard - folded. */
  readonly touched: (heard: string) => AskableTopic | undefined;
  /** What stands on the button of the question about a topic. */
  readonly button: (language: CaseLanguage, topic: AskableTopic) => TopicButton;
}

const LABELS = { fr, en, pcm } as const;
const isWorded = (language: CaseLanguage): language is keyof typeof LABELS => language in LABELS;

/** Opens a model of topics. A browser has none, and no labels either. */
export function openTopics(model: TopicModel): TopicReader {
  const touchable = new Map(
    Object.values(LABELS).flatMap((labels) =>
      Object.entries(labels).map(([topic, label]) => [heardText(label), topic as AskableTopic] as const),
    ),
  );
  return {
    likely: (heard, verdict) => likelyTopics(model, heard, verdict),
    touched: (heard) => touchable.get(heard),
    button: (language, topic) => {
      const lang = isWorded(language) ? language : beneath(language);
      return {
        id: `asks:${topic}`,
        label: LABELS[lang][topic],
        lang,
        icon: ICON_OF_TOPIC[topic] ?? 'unsure',
      };
    },
  };
}
