import { FrequentScamsCard, TipsCard } from '@scamguard/ui';
import { BankIcon, JobIcon, MoneyIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';

/** What helps while one reports. */
export default function ReportAdvice() {
  const { t } = useLanguage();
  return (
    <>
      <TipsCard
        title={t('report.tips.title')}
        tips={[
          t('report.tips.when'),
          t('report.tips.words'),
          t('report.tips.proof'),
          t('report.tips.secrets'),
          t('report.tips.notYourFault'),
        ]}
      />
      <FrequentScamsCard
        title={t('report.frequent.title')}
        scams={[
          { icon: JobIcon, title: t('report.frequent.job.title'), text: t('report.frequent.job.text') },
          {
            icon: MoneyIcon,
            title: t('report.frequent.transfer.title'),
            text: t('report.frequent.transfer.text'),
          },
          { icon: BankIcon, title: t('report.frequent.bank.title'), text: t('report.frequent.bank.text') },
        ]}
      />
    </>
  );
}
