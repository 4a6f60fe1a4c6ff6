import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../../components/empty-state/index.ts';
import { ErrorState, type ErrorStateProps } from '../../components/error-state/index.ts';
import type { HeadingLevel } from '../../components/heading/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { ScamCard, type ScamCardProps, ScamCardSkeleton } from '../scam-card/index.ts';
import * as css from './scam-search.css.ts';

/** A report that was found, and what tells it from the others. */
export interface FoundScam extends Omit<ScamCardProps, 'headingLevel' | 'id' | 'ref'> {
  readonly id: string;
}

/** What came of a search. */
export type ScamSearchOutcome =
  /** Nothing was looked for yet. */
  | { readonly state: 'idle' }
  /** `text`: "Entrez au moins 3 caractères pour lancer la recherche.". */
  | { readonly state: 'tooShort'; readonly text: string }
  | { readonly state: 'loading'; readonly label: string }
  | ({ readonly state: 'failed'; readonly text: string } & Pick<ErrorStateProps, 'title' | 'retry'>)
  /** `title`: "Aucune arnaque correspondante trouvée.". */
  | ({ readonly state: 'empty'; readonly text?: string } & Pick<EmptyStateProps, 'title' | 'action'>)
  /** `summary`: "3 signalements trouvés"; `more`: a LoadMore. */
  | {
      readonly state: 'found';
      readonly summary: string;
      readonly scams: readonly FoundScam[];
      readonly more?: ReactNode;
    };

interface ScamResultsProps {
  outcome: ScamSearchOutcome;
  headingLevel: HeadingLevel;
}

/** How many skeletons keep the place of what comes. */
const PLACEHOLDERS = ['first', 'second', 'third'];

/** What a search brought. The line that says so is always there, because screen readers only notice a line that changes. */
export function ScamResults({ outcome, headingLevel }: ScamResultsProps) {
  return (
    <div className={css.results} aria-busy={outcome.state === 'loading'}>
      <output className={css.summary}>
        {outcome.state === 'found' ? outcome.summary : <VisuallyHidden>{spoken(outcome)}</VisuallyHidden>}
      </output>
      <Outcome outcome={outcome} headingLevel={headingLevel} />
    </div>
  );
}

function spoken(outcome: ScamSearchOutcome): string {
  if (outcome.state === 'loading') return outcome.label;
  return outcome.state === 'empty' ? outcome.title : '';
}

function Outcome({ outcome, headingLevel }: ScamResultsProps) {
  switch (outcome.state) {
    case 'idle':
    case 'tooShort':
      return null;
    case 'loading':
      return PLACEHOLDERS.map((place) => <ScamCardSkeleton key={place} />);
    case 'failed':
      return (
        <ErrorState title={outcome.title} headingLevel={headingLevel} retry={outcome.retry}>
          {outcome.text}
        </ErrorState>
      );
    case 'empty':
      return (
        <EmptyState title={outcome.title} headingLevel={headingLevel} action={outcome.action}>
          {outcome.text}
        </EmptyState>
      );
    case 'found':
      return (
        <>
          <ul className={css.list}>
            {outcome.scams.map(({ id, ...scam }) => (
              <li key={id}>
                <ScamCard {...scam} headingLevel={headingLevel} />
              </li>
            ))}
          </ul>
          {outcome.more}
        </>
      );
  }
}
