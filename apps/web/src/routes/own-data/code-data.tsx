import type { KeptReport } from '@scamguard/contracts';
import { Button, Card, Form, Heading, Inline, Stack, Text, TextField, TextLink } from '@scamguard/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../language/language-context.ts';
import { messageFormPath } from '../../messages/message-form-place.ts';
import { ArrivedHeading } from './arrived-heading.tsx';
import { DeleteData } from './delete-data.tsx';
import { DownloadCopy } from './download-copy.tsx';
import { deleteByCode, findByCode } from './kept-data.ts';
import { KeptReportCard } from './kept-report-card.tsx';
import { useAttempt } from './use-attempt.ts';

interface CodeDataProps {
  onDeleted: () => void;
}

/** A report that was sent without an account, found by its code. */
export function CodeData({ onDeleted }: CodeDataProps) {
  const { t, language } = useLanguage();
  const [code, setCode] = useState('');
  const [wasTried, setTried] = useState(false);
  const [reports, setReports] = useState<readonly KeptReport[]>();
  const { isBusy, failure, attempt } = useAttempt({
    refused: t('ownData.code.failed'),
    unsure: t('ownData.code.unsure'),
  });
  const field = useRef<HTMLInputElement>(null);
  const isMissing = code.trim() === '';
  const handleSend = () => {
    setTried(true);
    if (!isMissing) void attempt(async () => setReports((await findByCode(code, language)).reports));
  };
  const handleOther = () => {
    flushSync(() => {
      setReports(undefined);
      setCode('');
      setTried(false);
    });
    field.current?.focus();
  };
  if (reports)
    return (
      <Stack as="section" gap="medium" aria-labelledby="code">
        <ArrivedHeading level={2} id="code">
          {t('ownData.code.found')}
        </ArrivedHeading>
        {reports.map((report) => (
          <KeptReportCard key={report.id} report={report} />
        ))}
        <DownloadCopy data={{ reports }} />
        <DeleteData
          what="report"
          onDelete={async () => {
            await deleteByCode(code, language);
            onDeleted();
          }}
        />
        <Inline>
          <Button variant="quiet" width="fullOnPhone" onClick={handleOther}>
            {t('ownData.code.other')}
          </Button>
        </Inline>
      </Stack>
    );
  return (
    <Card as="section" aria-labelledby="code">
      <Stack gap="small">
        <Heading level={2} id="code">
          {t('ownData.code.title')}
        </Heading>
        <Text>{t('ownData.code.text')}</Text>
        <Form
          onSubmit={handleSend}
          busy={isBusy}
          failure={failure}
          submit={
            <Button type="submit" width="fullOnPhone" busy={isBusy} busyLabel={t('ownData.code.busy')}>
              {t('ownData.code.submit')}
            </Button>
          }
        >
          <TextField
            ref={field}
            label={t('ownData.code.label')}
            help={t('ownData.code.help')}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            error={wasTried && isMissing ? t('ownData.code.missing') : undefined}
            onChange={({ target }) => setCode(target.value)}
          />
        </Form>
        <Text tone="muted">
          {t('ownData.code.lost')}{' '}
          <TextLink href={messageFormPath('data')}>{t('ownData.code.write')}</TextLink>
        </Text>
      </Stack>
    </Card>
  );
}
