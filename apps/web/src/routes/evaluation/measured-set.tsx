import { Card, Heading, Stack, StatBlock, StatBlocks, Text } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { type MeasuredSetFigures, tellsFalseAlarms } from './measured-sets.ts';

/** How right the engine is on one set, in figures with their words. */
export function MeasuredSet({ name, measured, onDevice }: MeasuredSetFigures) {
  const { t } = useLanguage();
  const locale = t('site.locale');
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const count = new Intl.NumberFormat(locale);
  const { found, rows } = measured;
  const withSafe = tellsFalseAlarms(measured) ? measured : undefined;
  const { falseAlarms, precision, calibrationError } = withSafe ?? {};
  return (
    <Card as="section">
      <Stack gap="medium">
        <Heading level={3}>{t(`evaluation.sets.${name}.title`)}</Heading>
        <Text>{t(`evaluation.sets.${name}.text`)}</Text>
        <StatBlocks>
          {found && <StatBlock figure={share.format(found.value)} label={t('evaluation.found')} />}
          {falseAlarms && (
            <StatBlock figure={share.format(falseAlarms.value)} label={t('evaluation.falseAlarms')} />
          )}
          {precision && (
            <StatBlock figure={share.format(precision.value)} label={t('evaluation.precision')} />
          )}
          {calibrationError !== undefined && (
            <StatBlock figure={share.format(calibrationError)} label={t('evaluation.calibration')} />
          )}
        </StatBlocks>
        {onDevice?.found && (
          <Text size="small">
            {withSafe && onDevice.falseAlarms
              ? t('evaluation.onDevice', {
                  found: share.format(onDevice.found.value),
                  falseAlarms: share.format(onDevice.falseAlarms.value),
                })
              : t('evaluation.foundOnDevice', { found: share.format(onDevice.found.value) })}
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
