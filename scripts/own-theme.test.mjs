import { expect, it } from 'vitest';
import { measuredPairs, ownCss } from '../.storybook/pages/own-theme.ts';

const failing = (colors) => measuredPairs({ colors }).filter(({ passes }) => !passes);

it('a theme that changes nothing passes', () => {
  expect(failing({})).toEqual([]);
});

it('a pale colour for buttons does not pass, and the pairs that fail come first', () => {
  const found = failing({ action: '#c9a0dc' });
  expect(found.map(({ name }) => name)).toContain('text on action');
  expect(measuredPairs({ colors: { action: '#c9a0dc' } })[0].passes).toBe(false);
});

it('what is to be copied has the public names of the variables', () => {
  expect(ownCss({ colors: { actionHover: '#42174f' }, font: 'Verdana', corner: 6 })).toBe(`:root {
  --sg-color-action-hover: #42174f;
  --sg-font-body: Verdana, system-ui, sans-serif;
  --sg-radius-small: 3px;
  --sg-radius-control: 6px;
  --sg-radius-card: 6px;
}`);
});
