import type { Measurement } from '@scamguard/engine/evaluation';
import { Card, Heading, Stack, StatBlock, StatBlocks, Text } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { hasFalsePositiveRate, type MeasuredSetFigures, sharesIn } from './measured-sets.ts';

/** The sentence that says how much was measured on. */
function countsOf({ scam, safe }: Measurement['rows']) {
  if (scam === 0) return 'countsOfHonest';
  return safe === 0 ? 'countsOfScams' : 'counts';
}

/** How right the engine is on one set, in figures with their words. */
export function MeasuredSet({ name, measured, onDevice }: MeasuredSetFigures) {
  const { t } = useLanguage();
  const locale = t('site.locale');
  const share = sharesIn(locale);
  const count = new Intl.NumberFormat(locale);
  const { recall, rows } = measured;
  const withSafe = hasFalsePositiveRate(measured) ? measured : undefined;
  const { falsePositiveRate, falseDangerRate, precision, calibrationError } = withSafe ?? {};
  const { dangerPrecision, scamsInCaution, scamsInUnknown } = withSafe ?? {};
  const onDeviceText = ({ recall, falsePositiveRate: wrong }: Measurement) => {
    const found = recall && share(recall);
    const falseAlarms = withSafe && wrong && share(wrong);
    if (found === undefined)
      return falseAlarms === undefined ? undefined : t('evaluation.wrongOnDevice', { falseAlarms });
    return falseAlarms === undefined
      ? t('evaluation.foundOnDevice', { found })
      : t('evaluation.onDevice', { found, falseAlarms });
  };
  const withoutNetwork = onDevice && onDeviceText(onDevice);
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
          {falseDangerRate && (
            <StatBlock figure={share(falseDangerRate)} label={t('evaluation.falseDangers')} />
          )}
          {precision && <StatBlock figure={share(precision)} label={t('evaluation.precision')} />}
          {calibrationError !== undefined && (
            <StatBlock figure={share(calibrationError)} label={t('evaluation.calibration')} />
          )}
        </StatBlocks>
        {dangerPrecision && scamsInCaution && scamsInUnknown && (
          <Text size="small">
            {t('evaluation.bands', {
              danger: share(dangerPrecision),
              caution: share(scamsInCaution),
              unknown: share(scamsInUnknown),
            })}
          </Text>
        )}
        {withoutNetwork && <Text size="small">{withoutNetwork}</Text>}
        <Text size="small" tone="muted">
          {t(`evaluation.${countsOf(rows)}`, {
            scam: count.format(rows.scam),
            safe: count.format(rows.safe),
          })}
        </Text>
      </Stack>
    </Card>
  );
}
