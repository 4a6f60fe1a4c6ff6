/** Lets JSX of React 18 and 19 know the elements: `import '@scamguard/widgets/react';` once in a project. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ScamGuardAssistant, ScamGuardElement, ScamGuardVerify } from './index.js';

type Attributes<Element extends ScamGuardElement> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & {
  theme?: 'light' | 'dark' | 'auto' | 'contrast';
  size?: 'small' | 'large';
  api?: string;
  'partner-key'?: string;
  country?: string;
};

interface Elements {
  'scamguard-verify': Attributes<ScamGuardVerify> & { kinds?: string };
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
