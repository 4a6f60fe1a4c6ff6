import type { OwnData } from '@scamguard/contracts';
import { Card, ErrorState, Heading, LinkButton, Stack, Text } from '@scamguard/ui';
import { useMe } from '../../account/use-me.ts';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { Waiting } from '../../screen/waiting.tsx';
import { DeleteData } from './delete-data.tsx';
import { DownloadCopy } from './download-copy.tsx';
import { deleteAccount, useOwnData } from './kept-data.ts';
import { KeptReportCard } from './kept-report-card.tsx';
import { KeptReviewCard } from './kept-review-card.tsx';
import { KeptVotes } from './kept-votes.tsx';

interface AccountDataProps {
  onDeleted: () => void;
}

/** Votes, reviews and reports stand below in full. */
const countsOf = ({ account }: OwnData) =>
  [
    ['sessions', account.sessions.length],
    ['signIns', account.signIns.length],
  ] as const;

/** All that is tied to the account of the signed-in person. */
export function AccountData({ onDeleted }: AccountDataProps) {
  const { t, language } = useLanguage();
  const { user, setUser } = useMe();
  const { data, error, isValidating, mutate } = useOwnData(Boolean(user));
  const date = new Intl.DateTimeFormat(t('site.locale'), { dateStyle: 'long' });
  const handleDelete = async (password: string | undefined) => {
    await deleteAccount(password, language);
    onDeleted();
    await setUser(null);
  };
  return (
    <Stack as="section" gap="medium" aria-labelledby="compte">
      <Heading level={2} id="compte">
        {t('ownData.account.title')}
      </Heading>
      {!user && (
        <Stack gap="small" align="start">
          <Text>{t('ownData.account.signInHint')}</Text>
          <LinkButton href={linkTo('/auth')} variant="secondary" width="fullOnPhone">
            {t('nav.signIn')}
          </LinkButton>
        </Stack>
      )}
      {user && error && !isValidating && (
        <ErrorState
          title={t('ownData.account.failed')}
          headingLevel={3}
          retry={{ label: t('site.retry'), onRetry: () => void mutate() }}
        />
      )}
      {user && !data && (!error || isValidating) && (
        <Waiting lines={6} label={t('ownData.account.loading')} />
      )}
      {user && data && (
        <>
          <Card>
            <Stack gap="tiny">
              {data.account.phoneNumber && (
                <Text>{t('ownData.account.phone', { value: data.account.phoneNumber })}</Text>
              )}
              {data.account.email && <Text>{t('ownData.account.email', { value: data.account.email })}</Text>}
              <Text>
                {t('ownData.account.since', { date: date.format(new Date(data.account.createdAt)) })}
              </Text>
              {countsOf(data).map(
                ([what, count]) =>
                  count > 0 && <Text key={what}>{t(`ownData.account.${what}`, { count })}</Text>,
              )}
              <KeptVotes votes={data.votes} />
            </Stack>
          </Card>
          {data.reports.length === 0 && <Text>{t('ownData.account.noReports')}</Text>}
          {data.reports.map((report) => (
            <KeptReportCard key={report.id} report={report} />
          ))}
          {data.reviews.map((review) => (
            <KeptReviewCard key={review.serviceId} review={review} />
          ))}
          <DownloadCopy data={data} />
          <DeleteData
            what="account"
            proof={data.account.hasPassword ? 'password' : 'signIn'}
            needsCode={user.roles.includes('moderator')}
            onDelete={handleDelete}
          />
        </>
      )}
    </Stack>
  );
}
