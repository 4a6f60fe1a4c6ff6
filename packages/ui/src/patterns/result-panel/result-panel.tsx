import { forwardRef, type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { OfflineIcon, TipIcon } from '../../components/icon/icons.ts';
import { ListenButton, type ListenButtonProps } from '../../components/listen-button/index.ts';
import { NoticeBox } from '../../components/notice/notice-box.tsx';
import { Text } from '../../components/text/index.ts';
import { requireKnown, requireProps } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { CommunityNote } from '../community-note/index.ts';
import { ReasonList, type ReasonListProps } from '../reason-list/index.ts';
import { Recommendations, type RecommendationsProps } from '../recommendations/index.ts';
import { RiskBar, type RiskBarProps } from '../risk-bar/index.ts';
import { type Outcome, TONE_OF, VerdictMark } from '../verdict-mark/index.ts';
import { FoldedRest } from './folded-rest.tsx';
import * as css from './result-panel.css.ts';

/** A word longer than this is set smaller, so that it keeps to a few lines on a phone. */
const SHORT_WORD = 16;

export interface ResultPanelProps extends Omit<NativeProps<'section'>, 'title' | 'children'> {
  outcome: Outcome;
  /** The verdict in a word or two, huge beside its shape: "Danger", "Rien de suspect trouvé, restez prudent". */
  word: string;
  /** One line: "Risque détecté !". Without it the word is the heading and the name of the region. */
  title?: string;
  /** One sentence: "Attention! Cet élément présente des risques potentiels.". */
  text: string;
  /** Level of the title in the page's outline. Headings inside are one level lower. */
  headingLevel?: 2 | 3;
  /** The analysis of this very item, in one or two sentences. */
  analysis?: string;
  /** What was checked. */
  subject?: { readonly label: string; readonly value: string };
  /** Reads the verdict aloud: the first control of the panel. */
  listen?: Pick<ListenButtonProps, 'label' | 'stopLabel' | 'speaking' | 'onToggle' | 'beside'>;
  recommendations?: Pick<RecommendationsProps, 'heading' | 'steps'>;
  reasons?: Pick<ReasonListProps, 'heading' | 'reasons'>;
  /** How high the risk is. Not drawn for `unknown`: a low figure would read as a proof. */
  risk?: Pick<RiskBarProps, 'label' | 'level' | 'bandLabels'>;
  /** Other people's reports: "Signalé par 4 personnes.". */
  community?: string;
  /** The kind that it was taken for, if that is not the kind that was asked for: "Nous l'avons lu comme un message.". */
  readAsNote?: string;
  /** Said when no server had a part in the verdict. */
  offlineNote?: string;
  /** A question that would make the result sure. It comes before anything else: a FollowUp. */
  followUp?: ReactNode;
  /** Whom to call or to warn, right after the first actions: an EmergencyButton, a share button. */
  help?: ReactNode;
  /**
   * For a long answer: only the first step and the help stay open. The other steps unfold under the heading given here, the reasons
   * and the figure under theirs.
   */
  folded?: {
    readonly furtherSteps: string;
    /** More that unfolds, after the reasons: Folds. */
    readonly more?: ReactNode;
  };
  /** Buttons: "Confirmer la sécurité" or "Signaler cette arnaque". */
  actions?: ReactNode;
}

/**
 * The answer to a check, in the order in which it is needed: shape and word, one sentence, what to do now, whom to call or warn, the reasons,
 * the figure. The ref takes the focus when the answer arrives.
 */
export const ResultPanel = forwardRef<HTMLElement, ResultPanelProps>(function ResultPanel(
  {
    outcome,
    word,
    title,
    text,
    headingLevel = 2,
    analysis,
    subject,
    listen,
    recommendations,
    reasons,
    risk,
    community,
    readAsNote,
    offlineNote,
    followUp,
    help,
    folded,
    actions,
    ...rest
  },
  ref,
) {
  if (process.env.NODE_ENV !== 'production') {
    requireProps('ResultPanel', { outcome, word, text }, 'A verdict is a shape, a word and a sentence.');
    requireKnown('ResultPanel', 'outcome', outcome ?? null, Object.keys(TONE_OF));
  }
  const titleId = useId();
  const Word: 'p' = title ? 'p' : (`h${headingLevel}` as 'p');
  const inner: HeadingLevel = headingLevel === 2 ? 3 : 4;
  const steps = recommendations?.steps ?? [];
  const why = reasons?.reasons.length
    ? {
        headingLevel: inner,
        levelLabels: { caution: risk?.bandLabels.medium, danger: risk?.bandLabels.high },
        ...reasons,
      }
    : undefined;
  const note = community && <CommunityNote>{community}</CommunityNote>;
  const figure = (
    <>
      {risk && outcome !== 'unknown' && <RiskBar {...risk} />}
      {subject && (
        <div className={css.subject}>
          <span>{subject.label}</span>
          <span className={css.subjectValue}>{subject.value}</span>
        </div>
      )}
    </>
  );
  return (
    <section
      aria-labelledby={titleId}
      tabIndex={-1}
      {...withoutStyling(rest)}
      ref={ref}
      className={css.panel({ outcome })}
      data-outcome={outcome}
    >
      <div className={css.head}>
        {listen && (
          <div className={css.listen}>
            <ListenButton {...listen} width="fullOnPhone" />
          </div>
        )}
        <div className={css.verdict}>
          <VerdictMark outcome={outcome} />
          <Word
            id={title ? undefined : titleId}
            className={word.length > SHORT_WORD ? css.longWord : css.word}
          >
            {word}
          </Word>
        </div>
        <div>
          {title && (
            <Heading id={titleId} level={headingLevel}>
              {title}
            </Heading>
          )}
          <Text>{text}</Text>
        </div>
      </div>
      <div className={css.body}>
        {readAsNote && <NoticeBox icon={TipIcon}>{readAsNote}</NoticeBox>}
        {offlineNote && <NoticeBox icon={OfflineIcon}>{offlineNote}</NoticeBox>}
        {analysis && <Text size="lead">{analysis}</Text>}
        {followUp}
        {steps.length > 0 && recommendations && (
          <Recommendations
            headingLevel={inner}
            {...recommendations}
            steps={folded ? steps.slice(0, 1) : steps}
          />
        )}
        {help && <div className={css.actions}>{help}</div>}
        {folded ? (
          <>
            {note}
            <FoldedRest {...folded} headingLevel={inner} steps={steps} why={why} figure={figure} />
          </>
        ) : (
          <>
            {why && <ReasonList {...why} />}
            {note}
            {figure}
          </>
        )}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </section>
  );
});
