import type { DecisionBody, ModeratedScam } from '@scamguard/contracts';
import { Button, Inline } from '@scamguard/ui';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { MaskingForm } from './masking-form.tsx';

export interface ScamDecisionsProps {
  scam: ModeratedScam;
  isBusy: boolean;
  /** @returns whether it was stored. */
  decide: (body: DecisionBody) => Promise<boolean>;
  /** Further buttons. */
  children: ReactNode;
}

/** For a scam that nobody has read yet: its texts stand there to be masked, and are published as they are seen. */
export function WaitingDecisions({ scam, isBusy, decide, children }: ScamDecisionsProps) {
  const { t } = useLanguage();
  return (
    <MaskingForm scam={scam}>
      {({ texts, isChanged, checked }) => (
        <Inline>
          <Button
            aria-disabled={isBusy}
            onClick={() => checked() && void decide({ action: 'publish', ...texts })}
          >
            {t('moderation.publish')}
          </Button>
          <RejectButton isBusy={isBusy} decide={decide} />
          {isChanged && (
            <Button
              variant="quiet"
              aria-disabled={isBusy}
              onClick={() => checked() && void decide({ action: 'mask', ...texts })}
            >
              {t('moderation.keep')}
            </Button>
          )}
          {children}
        </Inline>
      )}
    </MaskingForm>
  );
}

/** For a scam that was published or rejected before. */
export function LaterDecisions({ scam, isBusy, decide, children }: ScamDecisionsProps) {
  const { t } = useLanguage();
  const [isMasking, setMasking] = useState(false);
  const { status, title, description } = scam;
  if (isMasking)
    return (
      <MaskingForm scam={scam}>
        {({ texts, isChanged, checked }) => (
          <Inline>
            <Button
              aria-disabled={isBusy}
              disabled={!isChanged}
              onClick={async () => {
                // Masks stay until they are stored.
                if (checked() && (await decide({ action: 'mask', ...texts }))) setMasking(false);
              }}
            >
              {t('moderation.save')}
            </Button>
            <Button variant="quiet" onClick={() => setMasking(false)}>
              {t('moderation.cancel')}
            </Button>
          </Inline>
        )}
      </MaskingForm>
    );
  return (
    <Inline>
      {status === 'published' ? (
        <RejectButton isBusy={isBusy} decide={decide} />
      ) : (
        <Button aria-disabled={isBusy} onClick={() => void decide({ action: 'publish', title, description })}>
          {t('moderation.publish')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setMasking(true)}>
        {t('moderation.mask')}
      </Button>
      {children}
    </Inline>
  );
}

function RejectButton({ isBusy, decide }: Pick<ScamDecisionsProps, 'isBusy' | 'decide'>) {
  const { t } = useLanguage();
  return (
    <Button variant="secondary" aria-disabled={isBusy} onClick={() => void decide({ action: 'reject' })}>
      {t('moderation.reject')}
    </Button>
  );
}
