import { CallToAction } from '@scamguard/ui';
import { VerifyIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';

/** Once more the way to a check, for people who have read everything. */
export function HomeFinale() {
  const { t } = useLanguage();
  return (
    <CallToAction
      title={t('home.finale.heading')}
      actions={[{ label: t('home.finale.action'), href: linkTo('/verifier'), icon: VerifyIcon }]}
    >
      {t('home.finale.text')}
    </CallToAction>
  );
}
