import { EmptyState, ErrorState, Stack } from '@scamguard/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { Waiting } from '../../screen/waiting.tsx';

interface ListStatesProps<Item> {
  list: { data?: readonly Item[] | undefined; error?: Error | undefined; mutate: () => Promise<unknown> };
  children: (item: Item, all: readonly Item[]) => ReactNode;
}

/** A list on its way, not to be had, empty, or there. */
export function ListStates<Item>({ list: { data, error, mutate }, children }: ListStatesProps<Item>) {
  const { t } = useLanguage();
  if (error) {
    return (
      <ErrorState
        title={t('moderation.failed')}
        retry={{ label: t('site.retry'), onRetry: () => void mutate() }}
      />
    );
  }
  if (!data) return <Waiting lines={6} label={t('moderation.loading')} />;
  if (data.length === 0) return <EmptyState title={t('moderation.empty')} />;
  return <Stack gap="large">{data.map((item) => children(item, data))}</Stack>;
}
