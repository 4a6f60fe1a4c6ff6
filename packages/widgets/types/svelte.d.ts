/** Lets Svelte 5 know the elements: `import '@scamguard/widgets/svelte';` once in a project. */
import type { HTMLAttributes } from 'svelte/elements';
import type { VerifyAttributes, WidgetAttributes, WidgetListeners } from './attributes.js';
import type { ScamGuardAssistant, ScamGuardElement, ScamGuardVerify } from './index.js';

type Widget<Element extends ScamGuardElement, Attributes> = Attributes &
  WidgetListeners &
  HTMLAttributes<Element>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'scamguard-verify': Widget<ScamGuardVerify, VerifyAttributes>;
    'scamguard-assistant': Widget<ScamGuardAssistant, WidgetAttributes>;
    'scamguard-alerts': Widget<ScamGuardElement, WidgetAttributes>;
    'scamguard-tip': Widget<ScamGuardElement, WidgetAttributes>;
    'scamguard-report': Widget<ScamGuardElement, WidgetAttributes>;
    'scamguard-sos': Widget<ScamGuardElement, WidgetAttributes>;
  }
}
