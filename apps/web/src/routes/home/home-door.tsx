import { ANYTHING_FIELD } from '@scamguard/contracts/checks';
import { MAX_LENGTH } from '@scamguard/contracts/limits';
import { TellBox, TextLink } from '@scamguard/ui';
import { CameraIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';

/** One box for whatever somebody has. A plain form: its page answers with the verdict, with or without scripts. */
export function HomeDoor() {
  const { t } = useLanguage();
  return (
    <TellBox
      label={t('door.label')}
      placeholder={t('door.placeholder')}
      action={linkTo('/verify')}
      name={ANYTHING_FIELD}
      maxLength={MAX_LENGTH.conversation}
      submitLabel={t('door.submit')}
      tools={
        <TextLink href={linkTo('/verify')} icon={CameraIcon} standing="alone">
          {t('door.otherWays')}
        </TextLink>
      }
    />
  );
}
