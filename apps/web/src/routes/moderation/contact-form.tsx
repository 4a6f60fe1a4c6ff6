import { keyOf, OPERATORS, OPERATORS_OF } from '@scamguard/content/contacts';
import {
  CONTACT_KINDS,
  CONTACT_PURPOSES,
  type DeskContact,
  type EditContactBody,
  type EditedContact,
} from '@scamguard/contracts';
import { Button, Inline, Select, Stack, TextField } from '@scamguard/ui';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { useAct } from './use-act.ts';

interface ContactFormProps {
  country: string;
  /** Nothing for a new one. */
  known: DeskContact | undefined;
  onSave: (body: EditContactBody) => Promise<void>;
  onClose: () => void;
}

const EVERYBODY = '';
const NEW = {
  name: '',
  purpose: 'operator',
  kind: 'phone',
  value: '',
  use: { fr: '', en: '' },
  sources: [],
} as const;

/** A contact's words and value. A moderator who saves has tried it. If it is refused, the typed text stays. */
export function ContactForm({ country, known, onSave, onClose }: ContactFormProps) {
  const { t } = useLanguage();
  const before: Pick<EditedContact, 'name' | 'purpose' | 'kind' | 'value' | 'use' | 'sources'> &
    Partial<EditedContact> = known?.contact ?? { ...NEW, sources: [] };
  const [purpose, setPurpose] = useState(before.purpose);
  const [kind, setKind] = useState(before.kind);
  const [operator, setOperator] = useState(before.operators?.[0] ?? EVERYBODY);
  const [words, setWords] = useState({
    name: before.name,
    value: before.value,
    useFr: before.use.fr,
    useEn: before.use.en,
    source: before.sources[0] ?? '',
  });
  const { isBusy, make } = useAct({ done: t('contactDesk.done'), failed: t('contactDesk.notDone') });
  const field = (name: keyof typeof words) => ({
    label: t(`contactDesk.form.${name}`),
    value: words[name],
    required: true,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setWords({ ...words, [name]: currentTarget.value }),
  });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { name, value, useFr, useEn, source } = words;
    // The last of the sources are those of before: the page that was read now comes first.
    const sources = [source, ...before.sources.filter((each) => each !== before.sources[0])];
    const contact = {
      name,
      purpose,
      kind,
      value,
      use: { fr: useFr, en: useEn },
      sources,
      ...(before.isFree && { isFree: before.isFree }),
      ...(before.isAlwaysOpen && { isAlwaysOpen: before.isAlwaysOpen }),
      ...(before.shown && before.value === value && { shown: before.shown }),
      ...(operator !== EVERYBODY && { operators: [operator] }),
    };
    const key = known?.key ?? keyOf(contact);
    if (await make(() => onSave({ action: 'save', country, key, contact }))) onClose();
  };

  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap="medium">
        <TextField {...field('name')} />
        <Select
          label={t('contactDesk.form.purpose')}
          value={purpose}
          onChange={({ currentTarget }) => setPurpose(currentTarget.value as typeof purpose)}
          options={CONTACT_PURPOSES.map((value) => ({ value, label: t(`contactDesk.purposes.${value}`) }))}
        />
        <Select
          label={t('contactDesk.form.kind')}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as typeof kind)}
          options={CONTACT_KINDS.map((value) => ({ value, label: t(`contactDesk.kinds.${value}`) }))}
        />
        <TextField {...field('value')} help={t('contactDesk.form.valueHelp')} />
        <Select
          label={t('contactDesk.form.operator')}
          value={operator}
          onChange={({ currentTarget }) => setOperator(currentTarget.value)}
          options={[
            { value: EVERYBODY, label: t('contactDesk.form.everybody') },
            ...(OPERATORS_OF[country] ?? []).map((value) => ({ value, label: OPERATORS[value] })),
          ]}
        />
        <TextField {...field('useFr')} lang="fr" />
        <TextField {...field('useEn')} lang="en" />
        <TextField {...field('source')} type="url" />
        <Inline>
          <Button type="submit" busy={isBusy}>
            {t('contactDesk.save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('contactDesk.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
