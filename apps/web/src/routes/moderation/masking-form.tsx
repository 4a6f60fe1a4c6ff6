import type { ModeratedScam } from '@scamguard/contracts';
import { REPORT_MAX_LENGTH } from '@scamguard/contracts/limits';
import { type MaskableText, Stack, TextMasker } from '@scamguard/ui';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { type PublishedTexts, tooMasked } from './published-texts.ts';

interface MaskingFormProps {
  scam: ModeratedScam;
  /** The buttons under the texts. `checked` says whether the texts may be read by everybody, and shows what is wrong otherwise. */
  children: (form: { texts: PublishedTexts; isChanged: boolean; checked: () => boolean }) => ReactNode;
}

/** The texts of a scam as everybody will read them, to be masked and corrected. */
export function MaskingForm({ scam, children }: MaskingFormProps) {
  const { t } = useLanguage();
  const { title, description, personalDetails } = scam;
  const [texts, setTexts] = useState<PublishedTexts>({ title, description });
  const [wasTried, setTried] = useState(false);
  const missing = tooMasked(texts);
  const maskable = (name: keyof PublishedTexts, rows: MaskableText['rows']): MaskableText => ({
    name,
    label: t(`moderation.masking.${name}`),
    text: scam[name],
    proposals: personalDetails[name].map(({ start, end, kind }) => ({
      span: [start, end],
      kind: t(`moderation.masking.kinds.${kind}`),
    })),
    maxLength: REPORT_MAX_LENGTH[name],
    rows,
    ...(wasTried && missing[name] && { error: t(`moderation.masking.${name}Missing`) }),
  });
  return (
    <Stack gap="medium">
      <TextMasker
        texts={[maskable('title', 'one'), maskable('description', 'many')]}
        words={{
          heading: t('moderation.masking.heading'),
          help: t('moderation.masking.help'),
          verb: t('moderation.masking.verb'),
          maskSelection: t('moderation.masking.maskSelection'),
          undo: t('moderation.masking.undo'),
          write: t('moderation.masking.write'),
          read: t('moderation.masking.read'),
          masked: t('moderation.masking.masked'),
          shown: t('moderation.masking.shown'),
          undone: t('moderation.masking.undone'),
          nothingSelected: t('moderation.masking.nothingSelected'),
        }}
        onTextsChange={(shown) => setTexts({ title, description, ...shown })}
      />
      {children({
        texts,
        isChanged: texts.title !== title || texts.description !== description,
        checked: () => {
          setTried(true);
          return !missing.title && !missing.description;
        },
      })}
    </Stack>
  );
}
