import { Button, Card, CopyButton, LinkButton, Stack, Text, TextArea, TextField } from '@scamguard/ui';
import { DocumentIcon, ShareIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { whatsAppAddress } from '../../share/whatsapp-address.ts';
import type { Notes } from './notes.ts';

interface FirstAidSummaryProps {
  notes: Notes;
  onNotesChange: (notes: Notes) => void;
  summary: string;
}

/** The story, filled in step by step, to copy, send and print. It stays on this device. */
export function FirstAidSummary({ notes, onNotesChange, summary }: FirstAidSummaryProps) {
  const { t } = useLanguage();
  const field = (name: keyof Notes) => ({
    label: t(`urgence.summary.${name}`),
    value: notes[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onNotesChange({ ...notes, [name]: currentTarget.value }),
  });
  return (
    <Stack>
      <TextField {...field('amount')} inputMode="numeric" />
      <TextField {...field('number')} />
      <TextField {...field('transaction')} />
      <TextArea {...field('story')} rows={4} />
      <Card as="section" aria-label={t('urgence.summary.heading')}>
        {summary.split('\n').map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Card>
      <CopyButton
        text={summary}
        label={t('urgence.summary.copy')}
        copiedLabel={t('urgence.summary.copied')}
        failedLabel={t('urgence.summary.copyFailed')}
        width="fullOnPhone"
      />
      <LinkButton
        variant="secondary"
        width="fullOnPhone"
        icon={ShareIcon}
        href={whatsAppAddress([summary])}
        target="_blank"
        rel="noreferrer"
      >
        {t('urgence.summary.share')}
      </LinkButton>
      <Button variant="quiet" width="fullOnPhone" icon={DocumentIcon} onClick={() => print()}>
        {t('urgence.summary.print')}
      </Button>
    </Stack>
  );
}
