import { Heading, Inline, LinkButton, ServiceHighlight, ServiceHighlights, Stack, Text } from '@scamguard/ui';
import { VerifiedIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { TRUSTED_SAMPLES } from './trusted-samples.ts';

/** Three sample services with their ratings. */
export function HomeTrust() {
  const { t } = useLanguage();
  const decimals = new Intl.NumberFormat(t('site.locale'), { minimumFractionDigits: 1 });
  return (
    <Stack as="section" gap="large">
      <Stack gap="small">
        <Heading level={2}>{t('home.trust.heading')}</Heading>
        <Text>{t('home.trust.text')}</Text>
      </Stack>
      <ServiceHighlights>
        {TRUSTED_SAMPLES.map(({ id, words, stars, verifiedBy }) => (
          <ServiceHighlight
            key={id}
            name={t(`home.trust.${words}.name`)}
            type={t(`home.trust.${words}.type`)}
            stars={stars}
            ratingLabel={t('home.trust.rating', { stars: decimals.format(stars) })}
            verifiedBy={t('home.trust.verifiedBy', { count: verifiedBy })}
            sample={t('home.trust.sample')}
          />
        ))}
      </ServiceHighlights>
      <Inline>
        <LinkButton
          href={linkTo('/trusted-services')}
          variant="secondary"
          width="fullOnPhone"
          icon={VerifiedIcon}
        >
          {t('home.trust.action')}
        </LinkButton>
      </Inline>
    </Stack>
  );
}
