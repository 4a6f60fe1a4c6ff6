import { wordOf } from '@scamguard/client';
import type { VerificationResult } from '@scamguard/contracts';
import type { Translate } from '@scamguard/i18n';
import { linkTo } from '../../screen/links.ts';
import type { Warning } from '../../share/warning.ts';

/**
 * The message about a check for somebody close: the verdict and what to do. It leaves out the checked item, and the reasons,
 * which quote it.
 *
 * @returns undefined for whatever is no warning: what calls something harmless would be passed round by those who deceive.
 */
export function warningOf(
  { verdict, recommendations }: Pick<VerificationResult, 'verdict' | 'recommendations'>,
  t: Translate,
): Warning | undefined {
  const [action] = recommendations;
  if ((verdict !== 'caution' && verdict !== 'danger') || action === undefined) return undefined;
  const word = t(`result.${wordOf(verdict)}`);
  return {
    verdict,
    word,
    action,
    lines: [t('result.warn.said'), `${word}. ${t(`result.warn.${verdict}`)}`, ...recommendations],
    page: linkTo('/verify'),
  };
}
