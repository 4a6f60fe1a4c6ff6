import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  advanced,
  beginner,
  guideLesson,
  intermediate,
  tipLesson,
  videoLesson,
} from '../../testing/sample-lessons.ts';
import { picture } from '../../testing/sample-media.ts';
import { GuideCard, LessonCardSkeletons, LessonCards, TipCard, VideoCard } from './index.ts';

const meta = {
  title: 'Patterns/LessonCards',
  component: LessonCards,
  subcomponents: { LessonCardSkeletons },
} satisfies Meta<typeof LessonCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Videos: Story = {
  render: () => (
    <LessonCards>
      <VideoCard {...videoLesson} image={picture} />
      <VideoCard
        {...videoLesson}
        title="WhatsApp : garder son compte"
        level={intermediate}
        duration="9 min"
      />
      <VideoCard {...videoLesson} title="Les faux placements" level={advanced} image={picture} />
      <VideoCard {...videoLesson} title="Faux emploi : les signes" duration="4 min" level={beginner} />
    </LessonCards>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

export const VideosOnDesktop: Story = { ...Videos, globals: { viewport: { value: 'desktop' } } };

export const Guides: Story = {
  render: () => (
    <LessonCards>
      <GuideCard {...guideLesson} />
      <GuideCard
        {...guideLesson}
        title="Lire l'adresse d'un site"
        description="Le vrai nom se trouve juste avant la première barre « / »."
      />
      <GuideCard {...guideLesson} level={advanced} />
    </LessonCards>
  ),
  globals: { viewport: { value: 'desktop' } },
};

export const Tips: Story = {
  render: () => (
    <LessonCards>
      <TipCard {...tipLesson} />
      <TipCard title="On vous presse ?">
        Un message vous presse ? Attendez dix minutes. Une vraie urgence supporte une vérification.
      </TipCard>
    </LessonCards>
  ),
};

/** Six cards wait, in the shape of what comes. */
export const Loading: Story = {
  render: () => <LessonCardSkeletons label="Chargement des cours..." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement des cours...');
  },
};

export const LoadingOnDesktop: Story = { ...Loading, globals: { viewport: { value: 'desktop' } } };
