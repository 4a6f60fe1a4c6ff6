import { CONTACTS } from '@scamguard/content/contacts';
import type { DeskContact } from '@scamguard/contracts';
import { completeLanguage } from '@scamguard/i18n';
import { Button, Select, Stack, Text } from '@scamguard/ui';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactToCheck } from './contact-to-check.tsx';
import { ListStates } from './list-states.tsx';
import { useContactDesk } from './use-contact-desk.ts';

const COUNTRIES = Object.keys(CONTACTS);
/** A contact that is not there yet. */
const NEW = 'new';

/** Every contact of a country with its status, sources and dates. An old contact asks to be called again. */
export default function ContactDesk() {
  const { t, language } = useLanguage();
  const [country, setCountry] = useState('BJ');
  const [changing, setChanging] = useState<string>();
  const { list, edit } = useContactDesk(country);
  const names = new Intl.DisplayNames([completeLanguage(language)], { type: 'region' });
  const form = (known: DeskContact | undefined) => (
    <ContactForm country={country} known={known} onSave={edit} onClose={() => setChanging(undefined)} />
  );
  return (
    <Stack gap="large">
      <Text>{t('contactDesk.intro')}</Text>
      <Select
        label={t('contactDesk.country')}
        value={country}
        onChange={({ currentTarget }) => {
          setCountry(currentTarget.value);
          setChanging(undefined);
        }}
        options={COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }))}
      />
      {changing === NEW ? (
        form(undefined)
      ) : (
        <Button variant="secondary" width="fullOnPhone" onClick={() => setChanging(NEW)}>
          {t('contactDesk.add')}
        </Button>
      )}
      <ListStates list={list}>
        {(known) => (
          <ContactToCheck
            key={known.key}
            known={known}
            country={country}
            onEdit={edit}
            onChange={() => setChanging(known.key)}
            form={changing === known.key && form(known)}
          />
        )}
      </ListStates>
    </Stack>
  );
}
