import { useSearchParams } from 'wouter';
import { useLanguage } from '../../language/language-context.ts';
import { ServiceBrowser } from '../../services/service-browser.tsx';

export default function CommunityScreen() {
  const { t } = useLanguage();
  const [query] = useSearchParams();
  return (
    <ServiceBrowser
      heading={t('community.heading')}
      type={query.get('tab') === 'flagged' ? 'flagged' : 'trusted'}
    />
  );
}
