import { NotFoundScreen } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';

export default function NotFoundRoute() {
  const { t } = useLanguage();
  return (
    <NotFoundScreen
      code="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      home={{ label: t('notFound.home'), href: linkTo('/') }}
      contact={{ label: t('notFound.contact'), href: linkTo('/contact') }}
    />
  );
}
