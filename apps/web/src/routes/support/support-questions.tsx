import { ErrorState, FaqList, Heading, Prose, Stack } from '@scamguard/ui';
import { useLocation } from 'wouter';
import { useLanguage } from '../../language/language-context.ts';
import { Waiting } from '../../screen/waiting.tsx';
import { useQuestions } from './use-questions.ts';

export function SupportQuestions() {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const { data, error, mutate } = useQuestions();
  if (error) {
    return (
      <ErrorState
        title={t('support.faq.failed')}
        retry={{ label: t('site.retry'), onRetry: () => void mutate() }}
      />
    );
  }
  return (
    <Stack gap="medium">
      <Heading level={2}>{t('support.faq.heading')}</Heading>
      {data ? (
        <FaqList
          questions={data.map(({ id, question, answer }) => ({
            id,
            question,
            answer: <Prose html={answer.html} onFollow={(href) => navigate(href)} />,
          }))}
        />
      ) : (
        <Waiting lines={5} label={t('support.faq.loading')} />
      )}
    </Stack>
  );
}
