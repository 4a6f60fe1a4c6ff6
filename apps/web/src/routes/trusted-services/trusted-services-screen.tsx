import { useLanguage } from '../../language/language-context.ts';
import { ServiceBrowser } from '../../services/service-browser.tsx';

export default function TrustedServicesScreen() {
  const { t } = useLanguage();
  return <ServiceBrowser heading={t('community.trustedTitle')} type="trusted" />;
}
