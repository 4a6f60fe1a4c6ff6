import { AboutIcon, DangerIcon, WarningIcon } from '../../components/icon/icons.ts';
import type { IconDrawing } from '../../components/icon/index.ts';
import type { vars } from '../../theme/contract.css.ts';

/** How an alert looks: its tone and the shape that says the same. */
interface AlertLook {
  readonly tone: Exclude<keyof typeof vars.tone, 'success'>;
  readonly icon: IconDrawing;
}

/** The look of a severity: `danger`, `warning`, and information for anything else. Source: specification, section 3. */
export function lookOf(severity: string): AlertLook {
  if (severity === 'danger') return { tone: 'danger', icon: DangerIcon };
  if (severity === 'warning') return { tone: 'attention', icon: WarningIcon };
  return { tone: 'neutral', icon: AboutIcon };
}
