import type { DecisionBody, ModeratedScam } from '@scamguard/contracts';
import { Button, Form, Inline, Select } from '@scamguard/ui';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';

interface MergeFormProps {
  others: readonly ModeratedScam[];
  onDecide: (body: DecisionBody) => void;
  onCancel: () => void;
}

/** Gives the reports of one scam to another that is the same. */
export function MergeForm({ others, onDecide, onCancel }: MergeFormProps) {
  const { t } = useLanguage();
  const [into, setInto] = useState('');
  return (
    <Form
      onSubmit={() => {
        if (into) onDecide({ action: 'merge', into });
      }}
      submit={
        <Inline>
          <Button type="submit" disabled={!into}>
            {t('moderation.save')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('moderation.cancel')}
          </Button>
        </Inline>
      }
    >
      <Select
        label={t('moderation.into')}
        placeholder={t('moderation.chooseInto')}
        options={others.map(({ id, title }) => ({ value: id, label: title }))}
        value={into}
        onChange={(event) => setInto(event.currentTarget.value)}
      />
    </Form>
  );
}
