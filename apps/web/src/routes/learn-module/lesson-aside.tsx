import { addressOf, inLanguage } from '@scamguard/client';
import type { EducationItem } from '@scamguard/contracts';
import {
  Button,
  Card,
  GuideCard,
  Heading,
  LessonCards,
  LinkButton,
  Stack,
  Text,
  useToast,
} from '@scamguard/ui';
import { DownloadIcon, ShareIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { called } from '../../lessons/called.ts';
import { useEducation } from '../../lessons/use-education.ts';
import { linkTo } from '../../screen/links.ts';
import { share } from './share.ts';

/** The actions on a lesson, and two lessons that are like it. */
export function LessonAside({ lesson }: { lesson: EducationItem }) {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const { data: lessons = [] } = useEducation();
  const similar = lessons.filter(({ id }) => lesson.related.includes(id));

  const handleShare = async () => {
    const outcome = await share({
      title: lesson.title,
      url: location.origin + linkTo('/learn/:id', { id: lesson.id }),
    });
    if (outcome === 'copied')
      show({ title: t('moduleDetail.copied'), description: t('moduleDetail.copiedText') });
    if (outcome === 'failed') show({ title: t('moduleDetail.notCopied'), tone: 'destructive' });
  };

  return (
    <>
      <Card>
        <Stack gap="small">
          <LinkButton
            href={inLanguage(addressOf('courseFile', { params: { id: lesson.id } }), language)}
            download
            icon={DownloadIcon}
            width="full"
          >
            {t('moduleDetail.download')}
          </LinkButton>
          <Text size="small" tone="muted">
            {t('moduleDetail.downloadHint')}
          </Text>
          <Button variant="secondary" icon={ShareIcon} width="full" onClick={() => void handleShare()}>
            {t('moduleDetail.share')}
          </Button>
        </Stack>
      </Card>
      {similar.length > 0 && (
        <Stack as="section" gap="medium">
          <Heading level={2}>{t('moduleDetail.similar')}</Heading>
          <LessonCards>
            {similar.map((each) => (
              <GuideCard
                key={each.id}
                {...called(each)}
                href={linkTo('/learn/:id', { id: each.id })}
                level={{ value: each.level, label: t(`learn.level.${each.level}`) }}
                duration={each.duration}
              />
            ))}
          </LessonCards>
        </Stack>
      )}
    </>
  );
}
