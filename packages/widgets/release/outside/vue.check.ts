import '@scamguard/widgets/vue';
import type { GlobalComponents } from 'vue';

type PropsOf<Tag extends keyof GlobalComponents> = GlobalComponents[Tag] extends new () => {
  $props: infer Props;
}
  ? Props
  : never;

/** Code that the compiler of templates must take, and code that it must refuse. */
export const right: PropsOf<'scamguard-verify'> = {
  kinds: 'link',
  theme: 'auto',
  lang: 'yo',
  'onScamguard-result': ({ detail }) => (detail.type === 'verdict' ? detail.riskLevel : 0),
};
// @ts-expect-error -- there is no such theme
export const wrongTheme: PropsOf<'scamguard-alerts'> = { theme: 'blue' };
// @ts-expect-error -- only the check has kinds
export const wrongElement: PropsOf<'scamguard-tip'> = { kinds: 'link' };
