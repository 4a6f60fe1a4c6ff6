import type { ModeratedScam } from '@scamguard/contracts';
import { Button } from '@scamguard/ui';
import { AttachIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { useAct } from './use-act.ts';
import { useSaveAttachment } from './use-save-attachment.ts';

/** A file that somebody sent. It is saved on the device and never shown here: a stranger has made it. */
export function SentAttachment({
  attachment: { id, kind },
}: {
  attachment: ModeratedScam['reports'][number]['attachments'][number];
}) {
  const { t } = useLanguage();
  const save = useSaveAttachment();
  const { isBusy, make } = useAct({ failed: t('moderation.notOpened') });
  return (
    <Button
      variant="quiet"
      icon={AttachIcon}
      busy={isBusy}
      busyLabel={t('moderation.opening')}
      onClick={() => void make(() => save(id))}
    >
      {t('moderation.attachment', { kind: t(`moderation.kinds.${kind}`) })}
    </Button>
  );
}
