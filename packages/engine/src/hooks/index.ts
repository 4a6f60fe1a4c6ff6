import type { HookId } from '../signals/hook-ids.ts';
import { actingCode } from './acting-code.ts';
import type { Hook, HookDetector, HookReading } from './hook.ts';
import { moneyWanted } from './money-wanted.ts';
import { numberToReach } from './number-to-reach.ts';
import { outsideApp } from './outside-app.ts';
import { outsideLink } from './outside-link.ts';
import { privateTalk } from './private-talk.ts';
import { secretWanted } from './secret-wanted.ts';

export type { Hook } from './hook.ts';

/** Every kind of hook, what takes most first. */
const DETECTORS: Readonly<Record<HookId, HookDetector>> = {
  'hook-secret': secretWanted,
  'hook-code': actingCode,
  'hook-app': outsideApp,
  'hook-money': moneyWanted,
  'hook-link': outsideLink,
  'hook-number': numberToReach,
  'hook-talk': privateTalk,
};

/** The ways out of the official channel that a message opens, each kind once. */
export function hooksIn(reading: HookReading): readonly Hook[] {
  return (Object.entries(DETECTORS) as [HookId, HookDetector][]).flatMap(([id, detect]) => {
    const span = detect(reading);
    return span === undefined ? [] : [{ id, span }];
  });
}
