import { ACCOUNT_MAX_LENGTH, MESSAGE_MAX_LENGTH } from '@scamguard/contracts/limits';
import { MESSAGE_REGIONS } from '@scamguard/contracts/message-regions';
import { Button, bindText, Form, Notice, Select, TextArea, TextField } from '@scamguard/ui';
import { SendIcon } from '@scamguard/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { useLanguage } from '../language/language-context.ts';
import { linkTo } from '../screen/links.ts';
import { MESSAGE_FORM_ID, MESSAGE_SUBJECTS } from './message-form-place.ts';
import { MESSAGE_FORM, useMessage } from './use-message.ts';

interface MessageFormProps {
  /** Whether the visitor may say where they are. */
  asksRegion?: boolean;
}

/** Writes to the operator. `?about=` fills the subject in. */
export function MessageForm({ asksRegion = false }: MessageFormProps): ReactNode {
  const { t } = useLanguage();
  const { state, send, isBusy, outcome, failure } = useMessage();
  const [search] = useSearchParams();
  const about = MESSAGE_SUBJECTS.find((each) => each === search.get('about'));
  const subject = about && t(`messages.about.${about}`);
  const { onChange } = state;

  // After taking the page over, since the server does not know the subject.
  useEffect(() => {
    if (subject !== undefined) onChange('subject', subject);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address; later the visitor may change it
  }, [subject]);

  // The form it stands in for is taller than a phone: where it ended, something else is seen now.
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) thanks.current?.scrollIntoView({ block: 'center' });
  }, [outcome]);

  if (outcome) {
    return (
      <Notice ref={thanks} tone={outcome === 'sent' ? 'success' : 'neutral'} announced="politely">
        {t(`messages.${outcome}`)}
      </Notice>
    );
  }
  return (
    <Form
      id={MESSAGE_FORM}
      action={`${linkTo('/contact')}#${MESSAGE_FORM_ID}`}
      onSubmit={send}
      busy={isBusy}
      {...(failure !== undefined && { failure: { title: t('messages.failure.title'), text: failure } })}
      submit={
        <Button
          type="submit"
          size="large"
          width="fullOnPhone"
          icon={SendIcon}
          busy={isBusy}
          busyLabel={t('messages.sending')}
        >
          {t('messages.send')}
        </Button>
      }
    >
      <TextField
        {...bindText(state, 'name')}
        label={t('messages.name')}
        required
        autoComplete="name"
        maxLength={MESSAGE_MAX_LENGTH.line}
      />
      <TextField
        {...bindText(state, 'email')}
        label={t('messages.email')}
        type="email"
        required
        autoComplete="email"
        maxLength={ACCOUNT_MAX_LENGTH.contact}
      />
      {asksRegion && (
        <Select
          {...bindText(state, 'region')}
          label={t('messages.region')}
          required={false}
          placeholder={t('messages.chooseRegion')}
          options={MESSAGE_REGIONS.map((value) => ({ value, label: t(`messages.regions.${value}`) }))}
        />
      )}
      <TextField
        {...bindText(state, 'subject')}
        label={t('messages.subject')}
        required
        maxLength={MESSAGE_MAX_LENGTH.line}
      />
      <TextArea
        {...bindText(state, 'message')}
        label={t('messages.message')}
        required
        maxLength={MESSAGE_MAX_LENGTH.text}
      />
    </Form>
  );
}
