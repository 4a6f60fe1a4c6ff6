import { addressOf } from '@scamguard/client';
import { Container, Heading, Notice, Stack, Text } from '@scamguard/ui';
import { useAnswer } from '../../data/use-answer.ts';
import { useLanguage } from '../../language/language-context.ts';

const TONES = { ok: 'success', degraded: 'attention', away: 'danger' } as const;

/** How the server is while the page is looked at. */
export function ServerState() {
  const { t } = useLanguage();
  const { data, error } = useAnswer(addressOf('health'));
  const state = error ? 'away' : data?.status;
  return (
    <Container as="section" width="column" spacing="page">
      <Stack gap="small">
        <Heading level={2}>{t('integration.now')}</Heading>
        <output>
          {state ? (
            <Notice tone={TONES[state]}>{t(`integration.${state}`)}</Notice>
          ) : (
            <Text tone="muted">{t('integration.asking')}</Text>
          )}
        </output>
      </Stack>
    </Container>
  );
}
