import { Card, ErrorState, Heading, Stack, Text } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { useTakenOver } from '../../screen/use-taken-over.ts';
import { Waiting } from '../../screen/waiting.tsx';
import { DeleteData } from './delete-data.tsx';
import { DownloadCopy } from './download-copy.tsx';
import { deleteOfBrowser, useBrowserData } from './kept-data.ts';
import { KeptReviewCard } from './kept-review-card.tsx';
import { KeptVotes } from './kept-votes.tsx';

interface BrowserDataProps {
  onDeleted: () => void;
}

/** The data of this browser's cookies without an account: votes, reviews, talks with the assistant. */
export function BrowserData({ onDeleted }: BrowserDataProps) {
  const { t, language } = useLanguage();
  const { data, error, isValidating, mutate } = useBrowserData();
  const isTakenOver = useTakenOver();
  const isEmpty = data && [data.reviews, data.votes, data.talks].every((list) => list.length === 0);
  const handleDelete = async () => {
    await deleteOfBrowser(language);
    onDeleted();
    await mutate({ reviews: [], votes: [], talks: [] }, { revalidate: false });
  };
  return (
    <Stack as="section" gap="medium" aria-labelledby="navigateur">
      <Heading level={2} id="navigateur">
        {t('ownData.browser.title')}
      </Heading>
      {!data && error && !isValidating && (
        <ErrorState
          title={t('ownData.browser.failed')}
          headingLevel={3}
          retry={{ label: t('site.retry'), onRetry: () => void mutate() }}
        />
      )}
      {isTakenOver && !data && (!error || isValidating) && (
        <Waiting lines={2} label={t('ownData.browser.loading')} />
      )}
      {isEmpty && <Text>{t('ownData.browser.nothing')}</Text>}
      {data && !isEmpty && (
        <>
          {(data.votes.length > 0 || data.talks.length > 0) && (
            <Card>
              <Stack gap="tiny">
                <KeptVotes votes={data.votes} />
                {data.talks.length > 0 && (
                  <Text>{t('ownData.browser.talks', { count: data.talks.length })}</Text>
                )}
              </Stack>
            </Card>
          )}
          {data.reviews.map((review) => (
            <KeptReviewCard key={review.serviceId} review={review} />
          ))}
          <DownloadCopy data={data} />
          <DeleteData what="browser" onDelete={handleDelete} />
        </>
      )}
    </Stack>
  );
}
