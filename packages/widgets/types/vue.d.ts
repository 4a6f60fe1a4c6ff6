/**
 * Lets templates of Vue 3 know the elements: `import '@scamguard/widgets/vue';` once in a project, and `isCustomElement: (tag) =>
 * tag.startsWith('scamguard-')` among the options of its compiler.
 */
import type { DefineComponent, HTMLAttributes, PublicProps } from 'vue';
import type { VerifyAttributes, WidgetAttributes } from './attributes.js';
import type { ScamGuardEventMap } from './index.js';

/** `@scamguard-result` in a template is this in code. */
type Listeners = {
  [Name in keyof ScamGuardEventMap as `on${Capitalize<Name>}`]?: (event: ScamGuardEventMap[Name]) => void;
};
type Widget<Attributes> = DefineComponent<Attributes & Listeners & HTMLAttributes & PublicProps>;

declare module 'vue' {
  interface GlobalComponents {
    'scamguard-verify': Widget<VerifyAttributes>;
    'scamguard-assistant': Widget<WidgetAttributes>;
    'scamguard-alerts': Widget<WidgetAttributes>;
    'scamguard-tip': Widget<WidgetAttributes>;
    'scamguard-report': Widget<WidgetAttributes>;
    'scamguard-sos': Widget<WidgetAttributes>;
  }
}
