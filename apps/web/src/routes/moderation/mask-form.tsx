import type { DecisionBody, ModeratedScam } from '@scamguard/contracts';
import { REPORT_MAX_LENGTH } from '@scamguard/contracts/limits';
import { Button, Form, Inline, TextArea, TextField } from '@scamguard/ui';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';

interface MaskFormProps {
  scam: ModeratedScam;
  onDecide: (body: DecisionBody) => void;
  onCancel: () => void;
}

/** Changes what everybody may read; the server masks it once more. */
export function MaskForm({ scam, onDecide, onCancel }: MaskFormProps) {
  const { t } = useLanguage();
  const [title, setTitle] = useState(scam.title);
  const [description, setDescription] = useState(scam.description);
  return (
    <Form
      onSubmit={() => onDecide({ action: 'mask', title, description })}
      submit={
        <Inline>
          <Button type="submit">{t('moderation.save')}</Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('moderation.cancel')}
          </Button>
        </Inline>
      }
    >
      <TextField
        label={t('moderation.newTitle')}
        value={title}
        maxLength={REPORT_MAX_LENGTH.title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextArea
        label={t('moderation.newDescription')}
        value={description}
        maxLength={REPORT_MAX_LENGTH.description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
    </Form>
  );
}
