import { NotFoundScreen } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { paths } from '../../paths.ts';

export default function NotFoundRoute() {
  const { t } = useLanguage();
  return (
    <NotFoundScreen
      code="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      home={{ label: t('notFound.home'), href: paths.home }}
      contact={{ label: t('notFound.contact'), href: paths.contact }}
    />
  );
}
