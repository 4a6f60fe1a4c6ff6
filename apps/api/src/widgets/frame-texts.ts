import type { FramedWidget } from '@scamguard/contracts/widgets';

/** The texts of a frame itself, outside of its widget. */
export interface FrameTexts {
  readonly titles: Readonly<Record<FramedWidget, string>>;
  readonly refused: string;
  readonly withoutScripts: string;
  /** Before the address of the same on our site. */
  readonly open: string;
}

const FRENCH: FrameTexts = {
  titles: {
    verify: 'Vérifier avec ScamGuard',
    alerts: 'Alertes de ScamGuard',
    tip: "L'astuce du jour de ScamGuard",
    report: 'Signaler à ScamGuard',
    sos: 'Premiers secours de ScamGuard',
  },
  refused: "Ce site n'a pas le droit d'utiliser ScamGuard ici.",
  withoutScripts: 'Ce module a besoin de JavaScript.',
  open: 'Ouvrir ScamGuard\u00A0:',
};

const ENGLISH: FrameTexts = {
  titles: {
    verify: 'Check with ScamGuard',
    alerts: 'Alerts by ScamGuard',
    tip: 'Tip of the day by ScamGuard',
    report: 'Report to ScamGuard',
    sos: 'First aid by ScamGuard',
  },
  refused: 'This site is not allowed to use ScamGuard here.',
  withoutScripts: 'This module needs JavaScript.',
  open: 'Open ScamGuard:',
};

/** In English for what lies over English, else in French. */
export const frameTexts = (tag: string): FrameTexts => (tag === 'en' || tag === 'pcm' ? ENGLISH : FRENCH);
