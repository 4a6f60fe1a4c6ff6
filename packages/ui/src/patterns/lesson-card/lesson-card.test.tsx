import { expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { fireEvent, render } from '../../testing/render.tsx';
import { guideLesson, tipLesson, videoLesson } from '../../testing/sample-lessons.ts';
import { GuideCard, LessonCardSkeletons, LessonCards, LessonFacts, TipCard, VideoCard } from './index.ts';

describeConformance('VideoCard', {
  element: <VideoCard {...videoLesson} image="/still.webp" />,
  withRef: (ref) => <VideoCard {...videoLesson} ref={ref} />,
  withProps: (props) => <VideoCard {...videoLesson} {...props} />,
});

describeConformance('GuideCard', {
  element: <GuideCard {...guideLesson} />,
  withRef: (ref) => <GuideCard {...guideLesson} ref={ref} />,
  withProps: (props) => <GuideCard {...guideLesson} {...props} />,
});

describeConformance('TipCard', {
  element: <TipCard {...tipLesson} />,
  withRef: (ref) => <TipCard {...tipLesson} ref={ref} />,
  withProps: (props) => <TipCard {...tipLesson} {...props} />,
});

describeConformance('LessonFacts', {
  element: <LessonFacts level={videoLesson.level} duration="15 min" category="Mobile money" />,
  withRef: (ref) => <LessonFacts level={videoLesson.level} ref={ref} />,
  withProps: (props) => <LessonFacts level={videoLesson.level} {...props} />,
});

describeConformance('LessonCards', {
  element: <LessonCards />,
  withRef: (ref) => <LessonCards ref={ref} />,
  withProps: (props) => <LessonCards {...props} />,
});

describeConformance('LessonCardSkeletons', {
  element: <LessonCardSkeletons label="Chargement des cours..." />,
});

it('draws cloth where the picture cannot be fetched', () => {
  const { container } = render(<VideoCard {...videoLesson} image="/still.webp" />);
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(picture).not.toBeNull();
  expect(container.querySelector('img')).toBeNull();
});

it('fetches the picture that is seen first at once, and the others when they come near', () => {
  const { container } = render(
    <LessonCards>
      <VideoCard {...videoLesson} image="/first.webp" seenFirst />
      <VideoCard {...videoLesson} image="/second.webp" />
    </LessonCards>,
  );
  const [first, second] = container.querySelectorAll('img');
  expect(first).not.toHaveAttribute('loading');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(second).toHaveAttribute('loading', 'lazy');
  expect(second).not.toHaveAttribute('fetchpriority');
});
