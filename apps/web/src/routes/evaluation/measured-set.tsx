import { Card, Heading, Stack, StatBlock, StatBlocks, Text } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { hasFalsePositiveRate, type MeasuredSetFigures, sharesIn } from './measured-sets.ts';

/** How right the engine is on one set, in figures with their words. */
export function MeasuredSet({ name, measured, onDevice }: MeasuredSetFigures) {
  const { t } = useLanguage();
  const locale = t('site.locale');
  const share = sharesIn(locale);
  const count = new Intl.NumberFormat(locale);
  const { recall, rows } = measured;
  const withSafe = hasFalsePositiveRate(measured) ? measured : undefined;
  const { falsePositiveRate, precision, calibrationError } = withSafe ?? {};
  return (
    <Card as="section">
      <Stack gap="medium">
        <Heading level={3}>{t(`evaluation.sets.${name}.title`)}</Heading>
        <Text>{t(`evaluation.sets.${name}.text`)}</Text>
        <StatBlocks>
          {recall && <StatBlock figure={share(recall)} label={t('evaluation.found')} />}
          {falsePositiveRate && (
            <StatBlock figure={share(falsePositiveRate)} label={t('evaluation.falseAlarms')} />
          )}
          {precision && <StatBlock figure={share(precision)} label={t('evaluation.precision')} />}
          {calibrationError !== undefined && (
            <StatBlock figure={share(calibrationError)} label={t('evaluation.calibration')} />
          )}
        </StatBlocks>
        {onDevice?.recall && (
          <Text size="small">
            {withSafe && onDevice.falsePositiveRate
              ? t('evaluation.onDevice', {
                  found: share(onDevice.recall),
                  falseAlarms: share(onDevice.falsePositiveRate),
                })
              : t('evaluation.foundOnDevice', { found: share(onDevice.recall) })}
          </Text>
        )}
        <Text size="small" tone="muted">
          {t(rows.safe === 0 ? 'evaluation.countsOfScams' : 'evaluation.counts', {
            scam: count.format(rows.scam),
            safe: count.format(rows.safe),
          })}
        </Text>
      </Stack>
    </Card>
  );
}
