import { Card, Heading, Stack, StatBlock, StatBlocks, Text } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { type MeasuredSetFigures, sharesIn, tellsFalseAlarms } from './measured-sets.ts';

/** How right the engine is on one set, in figures with their words. */
export function MeasuredSet({ name, measured, onDevice }: MeasuredSetFigures) {
  const { t } = useLanguage();
  const locale = t('site.locale');
  const share = sharesIn(locale);
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
          {found && <StatBlock figure={share(found)} label={t('evaluation.found')} />}
          {falseAlarms && <StatBlock figure={share(falseAlarms)} label={t('evaluation.falseAlarms')} />}
          {precision && <StatBlock figure={share(precision)} label={t('evaluation.precision')} />}
          {calibrationError !== undefined && (
            <StatBlock figure={share(calibrationError)} label={t('evaluation.calibration')} />
          )}
        </StatBlocks>
        {onDevice?.found && (
          <Text size="small">
            {withSafe && onDevice.falseAlarms
              ? t('evaluation.onDevice', {
                  found: share(onDevice.found),
                  falseAlarms: share(onDevice.falseAlarms),
                })
              : t('evaluation.foundOnDevice', { found: share(onDevice.found) })}
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
