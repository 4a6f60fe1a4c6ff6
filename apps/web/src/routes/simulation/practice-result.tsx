import { Button, Card, Heading, Inline, LinkButton, Stack, Text } from '@scamguard/ui';
import { LearnIcon, RetryIcon } from '@scamguard/ui/icons';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';

interface PracticeResultProps {
  /** How many answers were right. */
  right: number;
  count: number;
  onAgain: () => void;
}

/** How it went, and what to do next. */
export function PracticeResult({ right, count, onAgain }: PracticeResultProps) {
  const { t } = useLanguage();
  const card = useRef<HTMLDivElement>(null);
  const result =
    right === 1 ? t('simulation.resultOne', { count }) : t('simulation.result', { right, count });
  useEffect(() => card.current?.focus(), []);
  return (
    <Card ref={card} as="section" tabIndex={-1} aria-label={result}>
      <Stack gap="medium">
        <Heading level={2} size="headline">
          {result}
        </Heading>
        <Text>{t('simulation.resultText')}</Text>
        <Inline>
          <ReadAloud text={`${result}. ${t('simulation.resultText')}`} />
          <Button icon={RetryIcon} width="fullOnPhone" onClick={onAgain}>
            {t('simulation.again')}
          </Button>
          <LinkButton href={linkTo('/learn')} variant="secondary" icon={LearnIcon} width="fullOnPhone">
            {t('simulation.learn')}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
