import { FirstAidStep } from '@scamguard/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { UnreviewedNote } from '../../language/unreviewed-note.tsx';
import { ReadAloud } from '../../speech/read-aloud.tsx';
import { addressOfContact, contactsIn } from './country-contacts.ts';
import { FirstAidContacts } from './first-aid-contacts.tsx';
import { FirstAidEnd } from './first-aid-end.tsx';
import { type Loss, type StepId, stepsFor } from './first-aid-steps.ts';
import { FirstAidSummary } from './first-aid-summary.tsx';
import { NO_NOTES, summaryText } from './summary-text.ts';

interface FirstAidWalkProps {
  lost: ReadonlySet<Loss>;
  country: string;
  sentAt: Date | undefined;
  onRestart: () => void;
}

/** The steps, one action a screen. */
export function FirstAidWalk({ lost, country, sentAt, onRestart }: FirstAidWalkProps) {
  const { t, language } = useLanguage();
  const [index, setIndex] = useState(0);
  const [notes, setNotes] = useState(NO_NOTES);
  const [madeAt] = useState(() => new Date());
  const step = useRef<HTMLElement>(null);
  const steps = stepsFor(lost);
  const id: StepId = steps[index] ?? 'tell';
  const title = t(`urgence.steps.${id}.title`);
  const text = t(`urgence.steps.${id}.text`);
  const details = t(`urgence.steps.${id}.details`).split('\n');
  const contacts = contactsIn(country);
  const isLast = index + 1 === steps.length;
  const spoken = [title, text, ...details, ...(isLast ? [] : [t('urgence.next')])];
  const calls =
    id === 'complain'
      ? contacts
          .filter(({ kind }) => kind === 'phone')
          .map((contact) => ({
            label: t('urgence.call', { name: contact.name, value: contact.value }),
            href: addressOfContact(contact),
          }))
      : [];
  const actions: Partial<Record<StepId, ReactNode>> = {
    summary: (
      <FirstAidSummary
        notes={notes}
        onNotesChange={setNotes}
        summary={summaryText({ notes, lost, sentAt, madeAt }, t, language)}
      />
    ),
    complain: <FirstAidContacts contacts={contacts} />,
    tell: <FirstAidEnd story={notes.story} onRestart={onRestart} />,
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
      listen={<ReadAloud text={spoken.join('\n')} />}
      {...(calls.length > 0 && { calls })}
      actions={
        <>
          <UnreviewedNote
            keys={[`urgence.steps.${id}.title`, `urgence.steps.${id}.text`, `urgence.steps.${id}.details`]}
          />
          {actions[id]}
        </>
      }
      {...(index + 1 < steps.length && {
        next: { label: t('urgence.next'), onNext: () => setIndex(index + 1) },
      })}
      previous={{
        label: t('urgence.previous'),
        onPrevious: () => (index > 0 ? setIndex(index - 1) : onRestart()),
      }}
    />
  );
}
