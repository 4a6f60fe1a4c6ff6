import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { DownloadIcon, ShareIcon } from '../../components/icon/icons.ts';
import { LanguagePicker } from '../../components/language-picker/index.ts';
import { LinkButton } from '../../components/link-button/index.ts';
import { ReadAloudButton } from '../../components/read-aloud-button/index.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD, languages } from '../../testing/sample-content.ts';
import { videoLesson } from '../../testing/sample-lessons.ts';
import { picture } from '../../testing/sample-media.ts';
import { ModuleHeader } from './index.ts';

const { href: _href, ...lesson } = videoLesson;

const meta = {
  title: 'Patterns/ModuleHeader',
  component: ModuleHeader,
  args: {
    ...lesson,
    back: { label: 'Retour aux cours', href: '/learn' },
    languagePicker: <LanguagePicker languages={languages} value="fr" onValueChange={() => undefined} />,
    actions: (
      <>
        <ReadAloudButton text={lesson.description} width="fullOnPhone" />
        <LinkButton href="/cours.pdf" variant="secondary" icon={DownloadIcon} width="fullOnPhone">
          Télécharger
        </LinkButton>
        <Button variant="quiet" icon={ShareIcon} width="fullOnPhone">
          Partager
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ModuleHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(videoLesson.title);
    await expect(canvas.getByRole('link', { name: 'Retour aux cours' })).toHaveAttribute('href', '/learn');
  },
};

export const WithPicture: Story = { args: { image: picture } };

export const Bare: Story = {
  args: { actions: undefined, languagePicker: undefined, category: undefined, duration: undefined },
};

export const Desktop: Story = { args: { image: picture }, globals: { viewport: { value: 'desktop' } } };

export const LongTexts: Story = { args: { title: LONG_WORD, description: LONG_TEXT, category: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, description: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
