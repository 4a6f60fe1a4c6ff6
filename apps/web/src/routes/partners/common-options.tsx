import { WIDGET_COLOURS, type WidgetColour } from '@scamguard/contracts/widgets';
import { LANGUAGES } from '@scamguard/i18n';
import { Grid, Select, TextField } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { type Choice, canBeFramed, ELEMENTS, isKey, PLACES, THEMES } from './choices.ts';

interface CommonOptionsProps {
  readonly choice: Choice;
  readonly onChoose: (part: Partial<Choice>) => void;
}

/** The choices for every element: which one, its language, its look, and the partner's key. */
export function CommonOptions({ choice, onChoose }: CommonOptionsProps) {
  const { t } = useLanguage();
  return (
    <Grid column="wide" align="end">
      <Select
        label={t('partners.element')}
        value={choice.element}
        options={ELEMENTS.map((value) => ({ value, label: t(`partners.elements.${value}`) }))}
        onChange={(event) => onChoose({ element: event.currentTarget.value as Choice['element'] })}
      />
      <Select
        label={t('partners.place')}
        help={t(canBeFramed(choice) ? `partners.placeHelp.${choice.place}` : 'partners.noFrame')}
        value={canBeFramed(choice) ? choice.place : 'page'}
        disabled={!canBeFramed(choice)}
        options={PLACES.map((value) => ({ value, label: t(`partners.places.${value}`) }))}
        onChange={(event) => onChoose({ place: event.currentTarget.value as Choice['place'] })}
      />
      <Select
        label={t('partners.language')}
        value={choice.language}
        options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => onChoose({ language: event.currentTarget.value as Choice['language'] })}
      />
      <Select
        label={t('partners.theme')}
        value={choice.theme}
        options={THEMES.map((value) => ({ value, label: t(`partners.themes.${value}`) }))}
        onChange={(event) => onChoose({ theme: event.currentTarget.value as Choice['theme'] })}
      />
      <Select
        label={t('partners.colour')}
        help={t('partners.colourHelp')}
        value={choice.colour}
        disabled={choice.theme !== 'light'}
        options={(Object.keys(WIDGET_COLOURS) as WidgetColour[]).map((value) => ({
          value,
          label: t(`partners.colours.${value}`),
        }))}
        onChange={(event) => onChoose({ colour: event.currentTarget.value as WidgetColour })}
      />
      <TextField
        label={t('partners.key')}
        help={t('partners.keyHelp')}
        value={choice.key}
        error={isKey(choice.key) ? undefined : t('partners.keyWrong')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChoose({ key: event.currentTarget.value })}
      />
    </Grid>
  );
}
