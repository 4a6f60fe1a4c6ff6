import { OPERATORS, OPERATORS_OF, type OperatorId } from '@scamguard/content/contacts';
import { completeLanguage } from '@scamguard/i18n';
import { Button, Checkbox, Heading, PageHeader, RadioGroup, Select, Stack } from '@scamguard/ui';
import {
  CameraIcon,
  ChatIcon,
  DocumentIcon,
  DownloadIcon,
  GoIcon,
  HideIcon,
  MoneyIcon,
  TimeIcon,
} from '@scamguard/ui/icons';
import { useId } from 'react';
import { OperatorChoice } from '../../contacts/operator-choice.tsx';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { ReadAloudEverywhere } from '../../speech/read-aloud.tsx';
import { UnreviewedNote } from '../../speech/unreviewed-note.tsx';
import { AGO, type Ago, LOSSES, type Loss } from './first-aid-steps.ts';
import { COUNTRIES } from './visitor-country.ts';

/** The picture of each choice, for people who do not read it. */
const ICONS = {
  money: MoneyIcon,
  code: HideIcon,
  account: ChatIcon,
  app: DownloadIcon,
  papers: DocumentIcon,
  image: CameraIcon,
} as const satisfies Record<Loss, unknown>;

/** The texts that one must understand to choose rightly. */
const START_KEYS = [
  'urgence.title',
  'urgence.lead',
  'urgence.what',
  ...LOSSES.map((loss) => `urgence.lost.${loss}` as const),
] as const;

interface FirstAidStartProps {
  lost: ReadonlySet<Loss>;
  onLostChange: (lost: ReadonlySet<Loss>) => void;
  ago: Ago;
  onAgoChange: (ago: Ago) => void;
  isMinor: boolean;
  onMinorChange: (isMinor: boolean) => void;
  country: string;
  onCountryChange: (country: string) => void;
  operator: OperatorId | undefined;
  onOperatorChange: (operator: OperatorId | undefined) => void;
  onStart: () => void;
}

/** Asks what is gone, when, and where. The answers decide which steps follow. Nothing has to be filled in. */
export function FirstAidStart({
  lost,
  onLostChange,
  ago,
  onAgoChange,
  isMinor,
  onMinorChange,
  country,
  onCountryChange,
  operator,
  onOperatorChange,
  onStart,
}: FirstAidStartProps) {
  const { t, language } = useLanguage();
  const headingId = useId();
  const names = new Intl.DisplayNames([completeLanguage(language)], { type: 'region' });
  const asksOperator = lost.has('money') || lost.has('code');
  const operators = OPERATORS_OF[country] ?? [];
  const spoken = [
    t('urgence.title'),
    t('urgence.lead'),
    t('urgence.what'),
    ...LOSSES.map((loss) => t(`urgence.lost.${loss}`)),
    ...(lost.has('money')
      ? [t('urgence.when'), ...(Object.keys(AGO) as Ago[]).map((value) => t(`urgence.ago.${value}`))]
      : []),
    t('urgence.country'),
    names.of(country) ?? '',
    ...(asksOperator && operators.length > 0
      ? [t('contacts.operator'), ...operators.map((each) => OPERATORS[each]), t('contacts.otherOperator')]
      : []),
    t('urgence.minor'),
    t('urgence.start'),
  ];
  const toggle = (loss: Loss) => {
    const next = new Set(lost);
    if (!next.delete(loss)) next.add(loss);
    onLostChange(next);
  };
  return (
    <form
      action={linkTo('/urgence')}
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <Stack gap="large">
        <PageHeader title={t('urgence.title')} lead={t('urgence.lead')} />
        <ReadAloudEverywhere text={spoken.join('\n')} />
        <Stack as="section" gap="small" aria-labelledby={headingId}>
          <Heading id={headingId} level={2} size="title">
            {t('urgence.what')}
          </Heading>
          <Stack gap="none">
            {LOSSES.map((loss) => (
              <Checkbox
                key={loss}
                label={t(`urgence.lost.${loss}`)}
                icon={ICONS[loss]}
                name="lost"
                value={loss}
                checked={lost.has(loss)}
                onChange={() => toggle(loss)}
              />
            ))}
          </Stack>
        </Stack>
        <UnreviewedNote keys={START_KEYS} />
        {lost.has('money') && (
          <RadioGroup
            label={t('urgence.when')}
            name="ago"
            appearance="tiles"
            options={(Object.keys(AGO) as Ago[]).map((value) => ({
              value,
              label: t(`urgence.ago.${value}`),
              icon: TimeIcon,
            }))}
            value={ago}
            onValueChange={(value) => onAgoChange(value as Ago)}
          />
        )}
        <Select
          label={t('urgence.country')}
          name="country"
          value={country}
          onChange={(event) => onCountryChange(event.currentTarget.value)}
          options={COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }))}
        />
        {asksOperator && (
          <OperatorChoice country={country} operator={operator} onOperatorChange={onOperatorChange} />
        )}
        <Checkbox
          label={t('urgence.minor')}
          name="minor"
          value="1"
          checked={isMinor}
          onChange={(event) => onMinorChange(event.currentTarget.checked)}
        />
        <input type="hidden" name="step" value="1" />
        <Button type="submit" size="large" width="fullOnPhone" icon={GoIcon}>
          {t('urgence.start')}
        </Button>
      </Stack>
    </form>
  );
}
