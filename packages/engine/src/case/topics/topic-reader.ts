import type { ReplyIcon } from '../../vocabulary.ts';
import { heardText } from '../hearing/heard-text.ts';
import { beneath, type CaseLanguage, type Spoken } from '../locales/index.ts';
import type { AskableTopic } from './askable.ts';
import { en } from './labels/en.ts';
import { fr } from './labels/fr.ts';
import { pcm } from './labels/pcm.ts';
import { en as particularsEn } from './particulars/en.ts';
import { fr as particularsFr } from './particulars/fr.ts';
import type { ParticularWords } from './particulars/index.ts';
import type { AskedMatter } from './particulars/particular.ts';
import { type AskedAbout, particularFor, subjectFor } from './particulars/particular-for.ts';
import { pcm as particularsPcm } from './particulars/pcm.ts';
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
  /** What is said to a question about one thing; nothing where we know nothing of it. */
  readonly particular: (language: CaseLanguage, asked: AskedAbout) => Spoken | undefined;
  /** What is true of the thing that is asked about, whatever is asked of it. */
  readonly subject: (language: CaseLanguage, asked: AskedMatter) => Spoken | undefined;
}

const LABELS = { fr, en, pcm } as const;
const WORDS = { fr: particularsFr, en: particularsEn, pcm: particularsPcm } as const;
const isWorded = (language: CaseLanguage): language is keyof typeof LABELS => language in LABELS;

const wordedIn = (language: CaseLanguage) => (isWorded(language) ? language : beneath(language));

function wordsOf(id: keyof ParticularWords | undefined, language: CaseLanguage): Spoken | undefined {
  const lang = wordedIn(language);
  return id && { text: WORDS[lang][id], lang };
}

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
    particular: (language, asked) => wordsOf(particularFor(asked), language),
    subject: (language, asked) => wordsOf(subjectFor(asked), language),
    button: (language, topic) => {
      const lang = wordedIn(language);
      return {
        id: `asks:${topic}`,
        label: LABELS[lang][topic],
        lang,
        icon: ICON_OF_TOPIC[topic] ?? 'unsure',
      };
    },
  };
}
