import type { KeptReport } from '@scamguard/contracts';
import { Badge } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';

const TONES = { pending: 'neutral', published: 'success', rejected: 'attention' } as const;

/** What moderators have decided. */
export function StatusBadge({ status }: Pick<KeptReport, 'status'>) {
  const { t } = useLanguage();
  return <Badge tone={TONES[status]}>{t(`ownData.status.${status}`)}</Badge>;
}
