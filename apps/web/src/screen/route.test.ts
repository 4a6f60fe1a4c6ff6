import { expectTypeOf, it } from 'vitest';
import { route } from './route.ts';
import type { ScreenRoute } from './screen.tsx';

const whole = {
  path: '/somewhere',
  load: async () => ({ default: () => null }),
  texts: ['alerts'],
  title: 'alerts.title',
  description: 'alerts.description',
  isIndexed: true,
} as const;
const { title: _title, ...untitled } = whole;
const { load: _load, ...unloaded } = whole;
const { isIndexed: _isIndexed, ...unknownToSearch } = whole;

it('is whole', () => {
  expectTypeOf(route(whole)).toExtend<ScreenRoute>();
  // @ts-expect-error -- a screen without a title
  route(untitled);
  // @ts-expect-error -- without what it shows
  route(unloaded);
  // @ts-expect-error -- nobody has said whether it may be found
  route(unknownToSearch);
  // @ts-expect-error -- a title that no dictionary has
  route({ ...whole, title: 'alerts.nothing' });
  // @ts-expect-error -- texts that no dictionary has
  route({ ...whole, texts: ['nothing'] });
  route({ ...whole, navigation: { label: 'nav.about', places: ['footerLinks'] } });
  // @ts-expect-error -- a link whose words only the screen itself has: every other page would show its key
  route({ ...whole, navigation: { label: 'alerts.title', places: ['footerLinks'] } });
});

it('has a component', () => {
  expectTypeOf(route({ ...whole, load: async () => ({ screen: () => null }) })).not.toExtend<ScreenRoute>();
});
