import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { sanitize } from 'storybook/internal/csf';
import { frMessages, UiProvider } from '../packages/ui/src/entries/index.ts';
import { guides } from './guides/index.ts';
import { pictures } from './guides/pictures/index.ts';

/** The first version that anybody could install; it has everything that does not say otherwise. */
const FIRST = '0.2.0';

const twoColumns: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: 16,
};
const box = (edge: string): CSSProperties => ({
  padding: '4px 16px',
  border: '1px solid #E4DCCB',
  borderTop: `4px solid ${edge}`,
  borderRadius: 8,
});

const sheet: CSSProperties = {
  margin: '0 0 12px',
  padding: 16,
  borderRadius: 8,
  background: 'var(--sg-color-ground)',
  color: 'var(--sg-color-ink)',
  font: 'var(--sg-text-body) / var(--sg-leading-body) var(--sg-font-body)',
};

/** A picture of components: nobody can press what is in it, and the sentence under it says what it shows. */
function Picture({ of }: { of: ReactElement | undefined }) {
  return (
    of && (
      <div className="sb-unstyled" lang="fr" style={sheet} inert>
        <UiProvider messages={frMessages}>{of}</UiProvider>
      </div>
    )
  );
}

/** A sentence with what stands between back quotes as code. */
const withCode = (sentence: string): ReactNode =>
  sentence.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));

const titleOf = (name: string) => Object.keys(guides).find((title) => title.endsWith(`/${name}`)) ?? name;

/** When to take a component and when not, how it is used well, how it is reached and heard, and what else there is. */
function GuideOf({ title }: { title: string }) {
  const guide = guides[title];
  if (!guide) return null;
  const { use, avoid, keys, heard, words, instead, status = 'stable', since = FIRST } = guide;
  return (
    <>
      <p>
        <strong>{status}</strong>, since {since}
      </p>
      <Heading>When to use it</Heading>
      <div style={twoColumns}>
        <div style={box('#2B2F77')}>
          <h4>Use it</h4>
          <p>{withCode(use)}</p>
        </div>
        <div style={box('#565A78')}>
          <h4>Not here</h4>
          <p>{withCode(avoid)}</p>
        </div>
        <div style={box('#1B7A3D')}>
          <h4>✓ Do</h4>
          <Picture of={pictures[title]?.do} />
          <p>{withCode(guide.do)}</p>
        </div>
        <div style={box('#B3261E')}>
          <h4>✗ Don't</h4>
          <Picture of={pictures[title]?.dont} />
          <p>{withCode(guide.dont)}</p>
        </div>
      </div>
      <Heading>Accessibility and words</Heading>
      <ul>
        <li>
          <strong>Keyboard.</strong> {withCode(keys)}
        </li>
        <li>
          <strong>Screen reader.</strong> {withCode(heard)}
        </li>
        <li>
          <strong>Words.</strong> {withCode(words)}
        </li>
      </ul>
      <p>
        <strong>Instead:</strong>{' '}
        {instead.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <a href={`?path=/docs/${sanitize(titleOf(name))}--docs`} target="_top">
              {name}
            </a>
          </span>
        ))}
      </p>
    </>
  );
}

/** The page of a component, in the order in which one asks: what it is, how it looks, when to take it, what it can do. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <GuideOf title={preparedMeta.title} />
      <Stories />
    </>
  );
}
