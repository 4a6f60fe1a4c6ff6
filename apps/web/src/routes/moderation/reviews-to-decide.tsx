import { Button, Card, Heading, Inline, Stack, Text } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { ListStates } from './list-states.tsx';
import { useAct } from './use-act.ts';
import { useWaitingReviews } from './use-waiting-reviews.ts';

export function ReviewsToDecide() {
  const { t } = useLanguage();
  const { decide, ...list } = useWaitingReviews();
  const { isBusy, make } = useAct({ done: t('moderation.done'), failed: t('moderation.notDone') });
  return (
    <ListStates list={list}>
      {({ id, serviceId, rating, content }) => (
        <Card key={id} as="article">
          <Stack gap="small">
            <Heading level={2}>{serviceId}</Heading>
            {rating !== null && <Text tone="muted">{t('moderation.rating', { rating })}</Text>}
            <Text>{content}</Text>
            <Inline>
              <Button aria-disabled={isBusy} onClick={() => void make(() => decide(id, 'publish'))}>
                {t('moderation.publish')}
              </Button>
              <Button
                variant="secondary"
                aria-disabled={isBusy}
                onClick={() => void make(() => decide(id, 'reject'))}
              >
                {t('moderation.reject')}
              </Button>
            </Inline>
          </Stack>
        </Card>
      )}
    </ListStates>
  );
}
