import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './lesson-card.css.ts';

export type LessonCardsProps = NativeProps<'ul'>;

/** Lessons side by side: VideoCards, GuideCards or TipCards. */
export const LessonCards = forwardRef<HTMLUListElement, LessonCardsProps>(function LessonCards(props, ref) {
  return <ul {...withoutStyling(props)} ref={ref} className={css.list} />;
});
