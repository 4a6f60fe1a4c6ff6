import { isOwnLink } from '../everyday/own-link.ts';
import { demand, has, order } from '../text/matching.ts';
import { seenBy } from './from-signals.ts';
import type { HookDetector } from './hook.ts';

/** An application from elsewhere than a store or the sender's own site. */
export const outsideApp: HookDetector = ({ text, findings }) =>
  seenBy(findings, 'remote-app') ??
  demand(text, 'install', 'remote') ??
  (text.links.some((link) => !isOwnLink(link, text)) && !has(text, 'own-channel')
    ? order(text, 'install')
    : undefined);
