import { Stack, TextLink } from '@scamguard/ui';
import { BackIcon, GoIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { useEducation } from '../../lessons/use-education.ts';
import { linkTo } from '../../screen/links.ts';

/** The way to the lesson before and the one after, in teaching order. */
export function LessonNeighbours({ id }: { id: string }) {
  const { t } = useLanguage();
  const { data: lessons = [] } = useEducation();
  const place = lessons.findIndex((lesson) => lesson.id === id);
  const previous = place > 0 ? lessons[place - 1] : undefined;
  const next = place >= 0 ? lessons[place + 1] : undefined;
  if (!previous && !next) return null;
  return (
    <Stack as="section" gap="tiny" aria-label={t('moduleDetail.neighbours')}>
      {previous && (
        <TextLink href={linkTo('/learn/:id', { id: previous.id })} standing="alone" icon={BackIcon}>
          {t('moduleDetail.previous', { title: previous.title })}
        </TextLink>
      )}
      {next && (
        <TextLink href={linkTo('/learn/:id', { id: next.id })} standing="alone" icon={GoIcon}>
          {t('moduleDetail.next', { title: next.title })}
        </TextLink>
      )}
    </Stack>
  );
}
