import { words } from '../knowledge/words.ts';

/** The endings of African countries. They count as one feature, so that none of them counts against its sites. Source: ISO 3166. */
export const AFRICAN_ENDINGS: ReadonlySet<string> = new Set(
  words(`
    africa ao bf bi bj bw cd cf cg ci cm cv dj dz eg er et ga gh gm gn gq gw ke km lr ls ly ma mg ml mr mu mw mz
    na ne ng re rw sc sd sl sn so ss st sz td tg tn tz ug yt za zm zw
  `),
);
