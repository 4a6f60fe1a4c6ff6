import { RequestError } from '@scamguard/client';
import type { PostedMessage } from '@scamguard/client/pages';
import type { MessageBody } from '@scamguard/contracts';
import { TIMINGS } from '@scamguard/contracts/timings';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { rulesFrom } from '../forms/rules.ts';
import { typedBeforeScripts } from '../forms/typed-before-scripts.ts';
import { useForm } from '../forms/use-form.ts';
import { useLanguage } from '../language/language-context.ts';
import { EMPTY_MESSAGE, type MessageValues } from './message-values.ts';
import { PostedMessageContext } from './posted-message.ts';
import { sendMessage } from './send-message.ts';

const RULES = rulesFrom(async () => (await import('./message-schema.ts')).messageSchema);

/** A message that is written and sent. Its outcome is shown for as long as the specification says. */
export function useMessage() {
  const { t, language } = useLanguage();
  const posted = use(PostedMessageContext);
  const [outcome, setOutcome] = useState<'sent' | 'waiting' | undefined>(
    posted?.outcome === 'sent' ? 'sent' : undefined,
  );
  const [failure, setFailure] = useState(
    posted?.outcome === 'failed' ? (posted.message ?? t('messages.failure.text')) : undefined,
  );

  const handleSend = async (values: MessageValues) => {
    setFailure(undefined);
    try {
      setOutcome((await sendMessage(bodyOf(values), language)).outcome);
    } catch (error) {
      const refusal = error instanceof RequestError ? error.visitorMessage : undefined;
      setFailure(refusal ?? t('messages.failure.text'));
    }
  };
  const [initial] = useState(() => firstValues(posted));
  const form = useForm({
    initial,
    rules: RULES,
    given: [t],
    onSend: handleSend,
    wasTried: posted?.outcome === 'invalid',
  });
  // Not among what the timer depends on: the form is another one after each render, which would begin the time again.
  const startAgain = useEffectEvent(() => {
    form.reset(EMPTY_MESSAGE);
    setOutcome(undefined);
  });

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(startAgain, TIMINGS.formSuccess);
    return () => clearTimeout(timer);
  }, [outcome]);

  return { ...form, outcome, failure };
}

/** `id` of the form. */
export const MESSAGE_FORM = 'formulaire-message';

const NAMES = Object.keys(EMPTY_MESSAGE) as (keyof MessageValues)[];

const firstValues = (posted: PostedMessage | undefined): MessageValues => ({
  ...EMPTY_MESSAGE,
  ...posted?.values,
  ...typedBeforeScripts(MESSAGE_FORM, NAMES),
});

function bodyOf({ region, ...texts }: MessageValues): MessageBody {
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
  return { ...trimmed, ...(region && { region }) } as MessageBody;
}
