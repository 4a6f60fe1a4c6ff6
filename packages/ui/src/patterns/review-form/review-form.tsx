'use client';
import { forwardRef, useId } from 'react';
import { Button } from '../../components/button/index.ts';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { SendIcon } from '../../components/icon/icons.ts';
import { Notice } from '../../components/notice/index.ts';
import { StarRatingField, type StarRatingFieldProps } from '../../components/star-rating/index.ts';
import { Text } from '../../components/text/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './review-form.css.ts';

export interface ReviewFormProps
  extends Omit<NativeProps<'form'>, 'title' | 'children' | 'onSubmit' | 'noValidate'> {
  /** E.g. "Donner votre avis". */
  title: string;
  headingLevel?: HeadingLevel;
  /** The words themselves. */
  review: {
    readonly label: string;
    readonly help?: string;
    readonly value: string;
    readonly onValueChange: (value: string) => void;
    readonly error?: string;
    readonly maxLength?: number;
  };
  /** Leave it out for a flagged service: it gets no stars. */
  rating?: Pick<StarRatingFieldProps, 'label' | 'value' | 'onValueChange' | 'meanings' | 'error'>;
  /** E.g. "Votre avis est publié sans votre nom, après lecture." */
  privacyNote: string;
  submitLabel: string;
  busy?: boolean;
  /** Replaces `submitLabel` while busy, e.g. "Envoi en cours...". */
  busyLabel?: string;
  /** Says that something failed. The text is still there. */
  failure?: { readonly title: string; readonly text: string };
  onSubmit: () => void;
}

/** Tells others how a service treated one, without a name. */
export const ReviewForm = forwardRef<HTMLFormElement, ReviewFormProps>(function ReviewForm(
  {
    title,
    headingLevel = 2,
    review,
    rating,
    privacyNote,
    submitLabel,
    busy = false,
    busyLabel,
    failure,
    onSubmit,
    ...rest
  },
  ref,
) {
  const titleId = useId();
  const { onValueChange, ...field } = review;
  return (
    <form
      aria-labelledby={titleId}
      method="post"
      {...withoutStyling(rest)}
      ref={ref}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <Heading id={titleId} level={headingLevel}>
        {title}
      </Heading>
      {rating && <StarRatingField {...rating} name="rating" required />}
      <TextArea
        {...field}
        name="content"
        required
        rows={4}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      <Text size="small" tone="muted">
        {privacyNote}
      </Text>
      {failure && (
        <Notice tone="danger" title={failure.title} announced="atOnce">
          {failure.text}
        </Notice>
      )}
      <Button
        type="submit"
        size="large"
        width="fullOnPhone"
        icon={SendIcon}
        busy={busy}
        busyLabel={busyLabel}
      >
        {submitLabel}
      </Button>
    </form>
  );
});
