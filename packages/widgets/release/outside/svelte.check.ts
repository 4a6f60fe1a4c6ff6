import '@scamguard/widgets/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

/** Code that the compiler of components must take, and code that it must refuse. */
export const right: SvelteHTMLElements['scamguard-verify'] = {
  kinds: 'link',
  theme: 'auto',
  lang: 'yo',
  'onscamguard-result': ({ detail }) => (detail.type === 'verdict' ? detail.riskLevel : 0),
};
// @ts-expect-error -- there is no such theme
export const wrongTheme: SvelteHTMLElements['scamguard-alerts'] = { theme: 'blue' };
type Sos = SvelteHTMLElements['scamguard-sos'];
// @ts-expect-error -- no event has that detail
export const wrongDetail: Sos = { 'onscamguard-error': ({ detail }) => detail.riskLevel };
