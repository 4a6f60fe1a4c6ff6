import { REVIEW_LENGTH } from '@scamguard/contracts/limits';
import type { Translate } from '@scamguard/i18n';
import { z } from 'zod/mini';

/** A review is long enough to help somebody. A service that others warn of gets no stars. */
export const reviewSchema = (t: Translate, isFlagged: boolean) =>
  z.object({
    content: z.string().check(z.trim(), z.minLength(REVIEW_LENGTH.min, t('service.review.tooShort'))),
    rating: z.number().check(z.minimum(isFlagged ? 0 : 1, t('service.review.ratingMissing'))),
  });
