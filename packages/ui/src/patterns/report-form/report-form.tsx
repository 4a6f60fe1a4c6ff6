'use client';
import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../components/button/index.ts';
import { FileField } from '../../components/file-field/index.ts';
import { Form, type FormProps } from '../../components/form/index.ts';
import { ReportIcon } from '../../components/icon/icons.ts';
import { Select } from '../../components/select/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { bindText, type FormState } from '../../props/form-state.ts';
import type { ReportFields, ReportValues } from './report-values.ts';

export interface ReportFormProps
  extends Omit<FormProps, 'children' | 'submit' | 'onChange' | 'onBlur'>,
    FormState<ReportValues> {
  fields: ReportFields;
  /** A VoiceNoteRecorder, for who would rather tell than write. */
  voiceNote?: ReactNode;
  submitLabel: string;
  /** Replaces `submitLabel` while busy: "Envoi en cours...". */
  busyLabel: string;
}

/** Tells what happened, so that others are warned. Required facts come first. Optional ones come last. */
export const ReportForm = forwardRef<HTMLFormElement, ReportFormProps>(function ReportForm(
  { values, errors, onChange, onBlur, fields, voiceNote, submitLabel, busyLabel, busy, ...rest },
  ref,
) {
  const form: FormState<ReportValues> = { values, errors, onChange, onBlur };
  const submit = (
    <Button type="submit" size="large" width="full" icon={ReportIcon} busy={busy} busyLabel={busyLabel}>
      {submitLabel}
    </Button>
  );
  return (
    <Form {...rest} ref={ref} busy={busy} submit={submit}>
      <Select {...fields.scamType} {...bindText(form, 'scamType')} required />
      <TextField {...fields.title} {...bindText(form, 'title')} required autoComplete="off" />
      <TextArea {...fields.description} {...bindText(form, 'description')} required rows={5} />
      {voiceNote}
      <Select {...fields.region} {...bindText(form, 'region')} required />
      <TextField
        {...fields.scammerContact}
        {...bindText(form, 'scammerContact')}
        required={false}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FileField
        {...fields.image}
        required={false}
        capture="environment"
        value={values.image}
        error={errors?.image}
        onValueChange={(file) => onChange('image', file)}
      />
    </Form>
  );
});
