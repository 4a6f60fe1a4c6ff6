import { forwardRef, type ReactNode } from 'react';
import { StarRating, type StarRatingProps } from '../../components/star-rating/index.ts';
import { Text } from '../../components/text/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { SampleMark } from '../sample-mark/index.ts';
import * as css from './review-item.css.ts';

export interface ReviewItemProps extends Omit<NativeProps<'li'>, 'children'> {
  /** The author without a name, e.g. "Anonyme". */
  author: string;
  /** When it was written: as it is read, and as a machine reads it (`2026-11-03`). */
  date: { readonly text: string; readonly iso: string };
  /** What was written. */
  children: string;
  /** Leave it out for a flagged service. */
  rating?: Pick<StarRatingProps, 'percent' | 'label'>;
  /** Marks an invented review, e.g. "Exemple". */
  sample?: string;
  /** Reads it aloud: a ReadAloudButton. */
  listen?: ReactNode;
}

/** What somebody says of a service. Stands in ReviewItems. */
export const ReviewItem = forwardRef<HTMLLIElement, ReviewItemProps>(function ReviewItem(
  { author, date, children, rating, sample, listen, ...rest },
  ref,
) {
  return (
    <li {...withoutStyling(rest)} ref={ref} className={css.item}>
      <div className={css.head}>
        <span className={css.author}>{author}</span>
        <time dateTime={date.iso} className={css.date}>
          {date.text}
        </time>
        {sample && <SampleMark>{sample}</SampleMark>}
      </div>
      {rating && <StarRating {...rating} />}
      <Text>{children}</Text>
      {listen && <div className={css.listen}>{listen}</div>}
    </li>
  );
});

export type ReviewItemsProps = NativeProps<'ul'>;

/** Reviews, newest first. */
export const ReviewItems = forwardRef<HTMLUListElement, ReviewItemsProps>(function ReviewItems(props, ref) {
  return <ul {...withoutStyling(props)} ref={ref} className={css.list} />;
});
