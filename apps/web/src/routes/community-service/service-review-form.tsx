import { RequestError } from '@scamguard/client';
import { REVIEW_LENGTH } from '@scamguard/contracts/limits';
import { Notice, ReviewForm } from '@scamguard/ui';
import { useState } from 'react';
import { rulesFrom } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/language-context.ts';
import { sendReview } from './send-review.ts';

interface ServiceReviewFormProps {
  id: string;
  isFlagged: boolean;
}

const RULES = rulesFrom(async () => (await import('./review-schema.ts')).reviewSchema);

/** Tells others how a service treated one, without a name. */
export function ServiceReviewForm({ id, isFlagged }: ServiceReviewFormProps) {
  const { t, language } = useLanguage();
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<{ title: string; text: string }>();
  const { state, isBusy, send, reset } = useForm({
    initial: { content: '', rating: 0 },
    rules: RULES,
    given: [t, isFlagged],
    onSend: async ({ content, rating }) => {
      setFailure(undefined);
      try {
        await sendReview(id, isFlagged ? { content } : { content, rating }, language);
        setIsSent(true);
        reset();
      } catch (error) {
        const told = error instanceof RequestError ? error.visitorMessage : undefined;
        setFailure({
          title: t('service.review.failedTitle'),
          text: told ?? t('service.review.failedText'),
        });
      }
    },
  });
  if (isSent) {
    return (
      <Notice tone="success" title={t('service.review.sentTitle')} announced="atOnce">
        {t('service.review.sentText')}
      </Notice>
    );
  }
  const { content, rating } = state.values;
  return (
    <ReviewForm
      title={t('service.review.title')}
      review={{
        label: t('service.review.label'),
        help: t('service.review.help'),
        value: content,
        onValueChange: (value) => state.onChange('content', value),
        maxLength: REVIEW_LENGTH.max,
        ...(state.errors?.content && { error: state.errors.content }),
      }}
      {...(!isFlagged && {
        rating: {
          label: t('service.review.rating'),
          value: rating,
          onValueChange: (value: number) => state.onChange('rating', value),
          meanings: [
            t('service.review.meanings.one'),
            t('service.review.meanings.two'),
            t('service.review.meanings.three'),
            t('service.review.meanings.four'),
            t('service.review.meanings.five'),
          ] as const,
          ...(state.errors?.rating && { error: state.errors.rating }),
        },
      })}
      privacyNote={t('service.review.privacy')}
      submitLabel={t('service.review.submit')}
      busyLabel={t('service.review.busy')}
      busy={isBusy}
      {...(failure && { failure })}
      onSubmit={send}
    />
  );
}
