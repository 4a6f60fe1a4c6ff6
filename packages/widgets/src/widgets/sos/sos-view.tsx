import { ErrorState } from '@scamguard/ui/error-state';
import { FirstAidStep } from '@scamguard/ui/first-aid-step';
import { VisuallyHidden } from '@scamguard/ui/visually-hidden';
import { useState } from 'preact/hooks';
import { useFetched } from '../../data/use-fetched.ts';
import type { Widget } from '../../element/widget.ts';
import { fetchFirstAid } from '../../later/in-package.ts';
import { Listen } from '../../voice/listen.tsx';
import { type AidContact, type FirstAid, type Loss, unconfirmedNote } from './first-aid.ts';
import { FirstAidStart } from './first-aid-start.tsx';
import type { SosTexts } from './texts.ts';

/** First aid, one action at a time; with the contacts of the visitor's country. */
export function SosView({ widget }: { widget: Widget<SosTexts> }) {
  const { texts, chosen, emit, attribute } = widget;
  /** The step that is shown; -1 is the question before the first. */
  const [at, setAt] = useState(-1);
  const [lost, setLost] = useState<readonly Loss[]>([]);
  const { state, answer, retry } = useFetched<FirstAid>(
    async () => (await fetchFirstAid(chosen)).default,
    chosen,
    () => emit('scamguard-error', { code: 'unavailable' }),
  );
  if (state === 'failed') {
    return <ErrorState title={texts.failed} retry={{ label: texts.retry, onRetry: retry }} />;
  }
  if (!answer) {
    return (
      <output>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
      </output>
    );
  }
  const steps = answer.steps.filter(({ loss }) => !loss || lost.includes(loss));
  const step = steps[at];
  if (!step) {
    return (
      <FirstAidStart
        firstAid={answer}
        listen={<Listen text={answer.speech} texts={texts.listen} speaker={widget} />}
        lost={lost}
        onLostChange={setLost}
        onStart={() => setAt(0)}
      />
    );
  }
  const country = (attribute('country') ?? '').toUpperCase();
  const contacts = (step.contactsOf && answer.contacts[country]?.[step.contactsOf]) ?? [];
  const calls = contacts.map((contact) => ({ href: contact.href, label: labelOf(contact, texts) }));
  const note = unconfirmedNote(texts.unconfirmed, contacts);
  return (
    <FirstAidStep
      step={at + 1}
      total={steps.length}
      position={texts.position.replace('{{step}}', `${at + 1}`).replace('{{total}}', `${steps.length}`)}
      title={step.title}
      text={step.text}
      details={note ? [...step.details, note] : step.details}
      listen={<Listen key={at} text={step.speech} texts={texts.listen} speaker={widget} />}
      {...(calls.length > 0 && { calls })}
      previous={{ label: texts.previous, onPrevious: () => setAt(at - 1) }}
      next={
        at < steps.length - 1
          ? { label: texts.next, onNext: () => setAt(at + 1) }
          : { label: texts.restart, onNext: () => setAt(-1) }
      }
    />
  );
}

const labelOf = ({ way, name }: AidContact, texts: SosTexts) => texts[way].replace('{{name}}', name);
