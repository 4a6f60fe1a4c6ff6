import { ErrorState } from '@scamguard/ui/error-state';
import { FirstAidStep } from '@scamguard/ui/first-aid-step';
import { Stack } from '@scamguard/ui/layout';
import { LinkButton } from '@scamguard/ui/link-button';
import { VisuallyHidden } from '@scamguard/ui/visually-hidden';
import { useState } from 'preact/hooks';
import { useFetched } from '../../data/use-fetched.ts';
import { pageOf } from '../../element/server-needs.ts';
import type { Widget } from '../../element/widget.ts';
import { fetchFirstAid } from '../../later/in-package.ts';
import { once } from '../../later/once.ts';
import { Listen } from '../../voice/listen.tsx';
import { type AidContact, type FirstAid, type Loss, unconfirmedNote } from './first-aid.ts';
import { FirstAidStart } from './first-aid-start.tsx';
import type { SosTexts } from './texts.ts';

/** The page of the site with the same. A policy that lets only named scripts run stops ours from fetching it, and no second try helps. */
const ALL_OF_IT = '/urgence';

/** First aid, one action at a time; with the contacts of the visitor's country. */
export function SosView({ widget }: { widget: Widget<SosTexts> }) {
  const { texts, chosen, server, fail, attribute } = widget;
  /** The step that is shown; -1 is the question before the first. */
  const [at, setAt] = useState(-1);
  const [lost, setLost] = useState<readonly Loss[]>([]);
  const { answer, why, retry } = useFetched<FirstAid>(
    async () => (await once(`first-aid-${chosen}`, () => fetchFirstAid(chosen))).default,
    chosen,
    (error) => fail(error, texts.failed),
  );
  if (why) {
    return (
      <Stack>
        <ErrorState title={why} retry={{ label: texts.retry, onRetry: retry }} />
        {server.address && (
          <LinkButton width="fullOnPhone" href={pageOf(server, ALL_OF_IT)} target="_blank" rel="noopener">
            {texts.onOurSite}
          </LinkButton>
        )}
      </Stack>
    );
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
