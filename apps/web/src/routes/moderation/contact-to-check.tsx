import type { Contact } from '@scamguard/content/contacts';
import type { DeskContact, EditContactBody } from '@scamguard/contracts';
import { Button, Card, Inline, Notice, Stack, Text } from '@scamguard/ui';
import type { ReactNode } from 'react';
import { ContactCard } from '../../contacts/contact-card.tsx';
import { useLanguage } from '../../language/language-context.ts';
import { useAct } from './use-act.ts';

interface ContactToCheckProps {
  known: DeskContact;
  country: string;
  onEdit: (body: EditContactBody) => Promise<void>;
  onChange: () => void;
  /** In which it is changed, while it is. */
  form: ReactNode;
}

/** One contact as visitors see it, and what a moderator can say of it. */
export function ContactToCheck({ known, country, onEdit, onChange, form }: ContactToCheckProps) {
  const { t } = useLanguage();
  const { isBusy, make } = useAct({ done: t('contactDesk.done'), failed: t('contactDesk.notDone') });
  const { key, contact, isDue, isHidden, isEdited } = known;
  const act = (action: 'called' | 'hide' | 'restore') => void make(() => onEdit({ action, country, key }));
  return (
    <Card as="section" aria-label={`${contact.name} ${contact.value}`}>
      <Stack gap="small">
        {isDue && <Notice tone="attention">{t('contactDesk.due')}</Notice>}
        {isHidden && <Notice tone="attention">{t('contactDesk.hidden')}</Notice>}
        <Text tone="muted">
          {t(`contactDesk.purposes.${contact.purpose}`)} · {t(`contactDesk.status.${contact.status}`)}
          {isEdited && ` · ${t('contactDesk.edited')}`}
        </Text>
        <ContactCard contact={contact as Contact} />
        {form || (
          <Inline>
            <Button aria-disabled={isBusy} onClick={() => act('called')}>
              {t('contactDesk.called')}
            </Button>
            <Button variant="secondary" onClick={onChange}>
              {t('contactDesk.edit')}
            </Button>
            {!isHidden && (
              <Button variant="secondary" aria-disabled={isBusy} onClick={() => act('hide')}>
                {t('contactDesk.hide')}
              </Button>
            )}
            {isEdited && (
              <Button variant="quiet" aria-disabled={isBusy} onClick={() => act('restore')}>
                {t('contactDesk.restore')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
