import type { OperatorId } from '@scamguard/content/contacts';
import { FirstAidStep } from '@scamguard/ui';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ContactsFor } from '../../contacts/contacts-for.tsx';
import { OperatorCalls } from '../../contacts/operator-calls.tsx';
import { useLanguage } from '../../language/language-context.ts';
import { lazyPart } from '../../screen/lazy-part.ts';
import { useTakenOver } from '../../screen/use-taken-over.ts';
import { ReadAloudEverywhere } from '../../speech/read-aloud.tsx';
import { UnreviewedNote } from '../../speech/unreviewed-note.tsx';
import { FirstAidContacts } from './first-aid-contacts.tsx';
import { FirstAidEnd } from './first-aid-end.tsx';
import { type Ago, type Loss, type StepId, stepsFor } from './first-aid-steps.ts';
import { NO_NOTES } from './notes.ts';
import { addressOfPlace } from './walk-address.ts';

const SummaryPart = lazyPart(() => import('./summary-part.tsx'));

interface FirstAidWalkProps {
  lost: ReadonlySet<Loss>;
  country: string;
  /** The visitor's operator, as far as it is known. */
  operator: OperatorId | undefined;
  onOperatorChange: (operator: OperatorId | undefined) => void;
  isMinor: boolean;
  ago: Ago;
  sentAt: Date | undefined;
  /** The step that it opens at, counted from 0. */
  first: number;
  onRestart: () => void;
}

/** Steps whose main action is a call. */
const CALLING: ReadonlySet<StepId> = new Set(['child', 'money', 'code', 'papers', 'image', 'complain']);

/** The steps, one action a screen. */
export function FirstAidWalk({
  lost,
  country,
  operator,
  onOperatorChange,
  isMinor,
  ago,
  sentAt,
  first,
  onRestart,
}: FirstAidWalkProps) {
  const { t } = useLanguage();
  const [index, setIndex] = useState(first);
  const [notes, setNotes] = useState(NO_NOTES);
  const addressOf = (at: number | undefined) =>
    addressOfPlace({ lost, ago, country, operator, isMinor, index: at });
  const isInBrowser = useTakenOver();
  const step = useRef<HTMLElement>(null);
  const steps = stepsFor(lost, isMinor);
  const id: StepId = steps[index] ?? 'tell';
  const title = t(`urgence.steps.${id}.title`);
  const text = t(`urgence.steps.${id}.text`);
  const details = t(`urgence.steps.${id}.details`).split('\n');
  const isLast = index + 1 === steps.length;
  const spoken = [title, text, ...details, ...(isLast ? [] : [t('urgence.next')])];
  const operatorCalls = (
    <OperatorCalls country={country} operator={operator} onOperatorChange={onOperatorChange} />
  );
  const actions: Partial<Record<StepId, ReactNode>> = {
    // It is written, copied and sent by scripts.
    summary: isInBrowser && (
      <Suspense>
        <SummaryPart notes={notes} onNotesChange={setNotes} lost={lost} sentAt={sentAt} />
      </Suspense>
    ),
    money: operatorCalls,
    code: operatorCalls,
    papers: operatorCalls,
    image: <ContactsFor purposes={isMinor ? ['child', 'image'] : ['image', 'crisis']} country={country} />,
    child: <ContactsFor purposes={['child', 'police']} country={country} />,
    complain: <FirstAidContacts country={country} />,
    tell: <FirstAidEnd story={notes.story} country={country} onRestart={onRestart} />,
  };

  useEffect(() => {
    // The button that was pressed is gone.
    step.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);

  return (
    <FirstAidStep
      ref={step}
      tabIndex={-1}
      step={index + 1}
      total={steps.length}
      position={t('urgence.position', { step: index + 1, total: steps.length })}
      title={title}
      headingLevel={1}
      text={text}
      details={details}
      listen={<ReadAloudEverywhere text={spoken.join('\n')} />}
      actions={
        <>
          <UnreviewedNote
            keys={[`urgence.steps.${id}.title`, `urgence.steps.${id}.text`, `urgence.steps.${id}.details`]}
          />
          {actions[id]}
        </>
      }
      actionsCall={CALLING.has(id)}
      {...(index + 1 < steps.length && {
        next: { label: t('urgence.next'), href: addressOf(index + 1), onNext: () => setIndex(index + 1) },
      })}
      previous={{
        label: t('urgence.previous'),
        href: addressOf(index > 0 ? index - 1 : undefined),
        onPrevious: () => (index > 0 ? setIndex(index - 1) : onRestart()),
      }}
    />
  );
}
