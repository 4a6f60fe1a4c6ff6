import { addressOf } from '@scamguard/client';
import { MIN_LENGTH, REPORT_MAX_LENGTH } from '@scamguard/contracts/limits';
import { LinkButton, ScamSearch, type ScamSearchOutcome } from '@scamguard/ui';
import { VerifyIcon } from '@scamguard/ui/icons';
import { useState } from 'react';
import { listIn } from '../../data/choice.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { typedBeforeScripts } from '../../forms/typed-before-scripts.ts';
import { useLanguage } from '../../language/language-context.ts';
import { describeScam } from '../../reports/describe-scam.ts';
import { linkTo } from '../../screen/links.ts';

const SEARCH_ID = 'search-reports';

interface SearchReportsProps {
  /** What was looked for last. */
  searched: string;
  onSearch: (text: string) => void;
}

/** Looks for scams that others reported; fetched when somebody wants to. */
export default function SearchReports({ searched, onSearch }: SearchReportsProps) {
  const { t } = useLanguage();
  const [text, setText] = useState(
    () => searched || (typedBeforeScripts(SEARCH_ID, ['search']).search ?? ''),
  );
  const isLongEnough = searched.length >= MIN_LENGTH.search;
  const { data, error, mutate, isValidating } = useAnswer(
    isLongEnough ? addressOf('searchScams', { query: { search: searched } }) : null,
  );
  const found = listIn(data);

  const outcome = (): ScamSearchOutcome => {
    if (searched === '') return { state: 'idle' };
    if (!isLongEnough) return { state: 'tooShort', text: t('report.search.tooShort') };
    if (error && !isValidating) {
      return {
        state: 'failed',
        title: t('report.search.failedTitle'),
        text: t('report.search.failedText'),
        retry: { label: t('site.retry'), onRetry: () => void mutate() },
      };
    }
    if (!found) return { state: 'loading', label: t('report.search.busy') };
    if (found.length === 0) {
      return {
        state: 'empty',
        title: t('report.search.empty'),
        text: t('report.search.emptyHint'),
        action: (
          <LinkButton href={linkTo('/verify')} variant="secondary" icon={VerifyIcon} width="fullOnPhone">
            {t('report.search.toVerify')}
          </LinkButton>
        ),
      };
    }
    const count = found.length;
    return {
      state: 'found',
      summary: count === 1 ? t('report.search.foundOne') : t('report.search.foundMany', { count }),
      scams: found.map((scam) => ({ id: scam.id, ...describeScam(scam, t) })),
    };
  };

  return (
    <ScamSearch
      id={SEARCH_ID}
      label={t('report.search.label')}
      help={t('report.search.help')}
      submitLabel={t('report.search.submit')}
      busyLabel={t('report.search.busy')}
      value={text}
      onValueChange={setText}
      onSearch={(wanted) => onSearch(wanted.trim())}
      maxLength={REPORT_MAX_LENGTH.contact}
      outcome={outcome()}
    />
  );
}
