import type { ItemKind } from '@scamguard/engine/vocabulary';
import { useLanguage } from '../../language/language-context.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';

/** Says what to do in the open tab, and which other tabs there are. */
export default function ListenToForm({ kind, others }: { kind: ItemKind; others: readonly ItemKind[] }) {
  const { t } = useLanguage();
  const spoken = [
    t(`verify.${kind}.label`),
    t(`verify.${kind}.help`),
    t(`verify.${kind}.submit`),
    t('verify.tabs'),
    ...others.map((other) => t(`verify.${other}.tab`)),
  ];
  return <ReadAloud variant="quiet" text={spoken.join('\n')} />;
}
