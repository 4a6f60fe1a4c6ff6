/** Lets JSX of React 18 and 19 know the elements: `import '@scamguard/widgets/react';` once in a project. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { VerifyAttributes, WidgetAttributes, WidgetListeners } from './attributes.js';
import type { ScamGuardAssistant, ScamGuardElement, ScamGuardVerify } from './index.js';

/** React 19 listens by `onscamguard-result={…}`; React 18 by `addEventListener` on the ref. */
type Attributes<Element extends ScamGuardElement> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  WidgetAttributes &
  WidgetListeners;

interface Elements {
  'scamguard-verify': Attributes<ScamGuardVerify> & VerifyAttributes;
  'scamguard-assistant': Attributes<ScamGuardAssistant>;
  'scamguard-alerts': Attributes<ScamGuardElement>;
  'scamguard-tip': Attributes<ScamGuardElement>;
  'scamguard-report': Attributes<ScamGuardElement>;
  'scamguard-sos': Attributes<ScamGuardElement>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
