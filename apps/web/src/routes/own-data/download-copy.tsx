import { Button, Inline } from '@scamguard/ui';
import { DownloadIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';

/** How long the file may be fetched from the page, in milliseconds. */
const KEPT_MS = 60_000;

/** Gives what is kept to the visitor as a file, made in the browser. */
export function DownloadCopy({ data }: { data: object }) {
  const { t } = useLanguage();
  const save = () => {
    const address = URL.createObjectURL(
      new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }),
    );
    const link = document.createElement('a');
    link.href = address;
    link.download = 'mes-donnees-scamguard.json';
    link.click();
    // Some browsers read it only after they have asked where to keep it.
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  };
  return (
    <Inline>
      <Button variant="secondary" width="fullOnPhone" icon={DownloadIcon} onClick={save}>
        {t('ownData.download')}
      </Button>
    </Inline>
  );
}
