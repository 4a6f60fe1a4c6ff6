import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CloseIcon } from '../entries/icons.ts';
import * as ui from '../entries/index.ts';
import { render } from '../testing/render.tsx';
import { forgetSaid, requireKnown, requireProps } from './misuse.ts';

/** As who writes JavaScript sees them: nobody checks their props. */
const parts = ui as unknown as Readonly<Record<string, ComponentType<Record<string, unknown>>>>;

const said = vi.spyOn(console, 'error');
beforeEach(() => {
  forgetSaid();
  said.mockReset().mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllEnvs());

const sentences = () =>
  said.mock.calls.map(([first]) => String(first)).filter((each) => each.startsWith('@scamguard/ui'));

function draw(name: string, props: Record<string, unknown>) {
  const Part = parts[name];
  if (!Part) throw new Error(`There is no ${name}.`);
  return render(<Part {...props} />);
}

const nothing = () => undefined;
const tab = { value: 'link', label: 'Lien' };

describe('in plain JavaScript, a component says what is wrong', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['IconButton', { icon: CloseIcon }, '<IconButton> needs `label`'],
    ['IconButton', { label: 'Fermer' }, '<IconButton> needs `icon`'],
    ['Button', {}, '<Button> needs `children`'],
    [
      'Button',
      { children: 'Ok', variant: 'main' },
      '<Button> does not know variant="main". It knows "primary", "secondary"',
    ],
    ['LinkButton', { children: 'Aller' }, '<LinkButton> needs `href`'],
    ['Heading', { children: 'Titre' }, '<Heading> needs `level`'],
    ['Heading', { level: 7, children: 'Titre' }, '<Heading> does not know level="7"'],
    ['TextField', { placeholder: 'Votre nom' }, 'A field needs `label`'],
    ['Checkbox', {}, '<Checkbox> needs `label`'],
    ['RadioGroup', { options: [] }, 'A group of fields needs `label`'],
    [
      'Tabs',
      { label: 'Quoi ?', items: [tab], value: 'lien', onValueChange: nothing },
      '<Tabs> does not know value="lien". It knows "link"',
    ],
    ['Dialog', { open: false, onOpenChange: nothing }, '<Dialog> needs `title`'],
    ['Drawer', { open: false, title: 'Menu' }, '<Drawer> needs `onOpenChange`'],
    ['Notice', { children: 'Bon', tone: 'green' }, '<Notice> does not know tone="green"'],
    ['Stack', { gap: 'huge' }, '<Stack> does not know gap="huge"'],
    [
      'ResultPanel',
      { outcome: 'bad', word: 'Danger', text: 'Non.' },
      '<ResultPanel> does not know outcome="bad"',
    ],
  ])('%s with %o', (name, props, sentence) => {
    try {
      draw(name, props);
    } catch {
      // Some cannot be drawn at all: that they have said why is all that matters here.
    }
    expect(sentences().join('\n')).toContain(sentence);
  });

  it('says each thing once', () => {
    requireProps('Sample', { label: undefined }, 'Why.');
    requireProps('Sample', { label: '  ' }, 'Why.');
    expect(sentences()).toEqual(['@scamguard/ui: <Sample> needs `label`. Why.']);
  });

  it('says nothing of what was left out and has a default, or is right', () => {
    requireKnown('Sample', 'size', undefined, ['small']);
    requireKnown('Sample', 'size', 'small', ['small']);
    draw('Button', { children: 'Vérifier', variant: 'primary' });
    draw('Heading', { level: 3, children: 'Titre' });
    expect(sentences()).toEqual([]);
  });

  it('says nothing where the page is built for visitors', () => {
    vi.stubEnv('NODE_ENV', 'production');
    draw('Badge', { tone: 'unheard-of' });
    expect(sentences()).toEqual([]);
  });
});
