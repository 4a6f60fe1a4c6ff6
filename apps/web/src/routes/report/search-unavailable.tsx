import { ErrorState } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';

/** Stands where the search cannot be fetched, as without a network; the report beside it stays. */
export function SearchUnavailable() {
  const { t } = useLanguage();
  return <ErrorState title={t('report.search.failedTitle')}>{t('report.search.failedText')}</ErrorState>;
}
