import { OTP_LENGTH } from '@scamguard/contracts/limits';
import { OtpStep, useToast } from '@scamguard/ui';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { type CodeSent, proveNumber } from './accounts.ts';
import { useFailure } from './use-failure.ts';

interface ProveNumberProps {
  sent: CodeSent;
  onDone: () => void;
  onBack: () => void;
  onResend: () => void;
}

/** Proves that the number is one's own, by the code that was sent to it. */
export function ProveNumber({ sent, onDone, onBack, onResend }: ProveNumberProps) {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const fail = useFailure();
  const [otp, setOtp] = useState('');
  const [isBusy, setBusy] = useState(false);

  const handleSubmit = async () => {
    if (otp.length < OTP_LENGTH.min) {
      show({
        title: t('auth.otp.incomplete.title'),
        description: t('auth.otp.incomplete.text'),
        tone: 'destructive',
      });
      return;
    }
    setBusy(true);
    try {
      await proveNumber({ phoneNumber: sent.phoneNumber, otp }, language);
      show({ title: t('auth.otp.success') });
      onDone();
    } catch (error) {
      fail(error, { title: t('auth.otp.failure.title'), text: t('auth.otp.failure.text') });
      setBusy(false);
    }
  };
  return (
    <OtpStep
      title={t('auth.otp.title')}
      text={t('auth.otp.text', { phone: sent.phoneNumber })}
      label={t('auth.otp.label')}
      value={otp}
      onValueChange={setOtp}
      onSubmit={() => void handleSubmit()}
      busy={isBusy}
      {...(sent.isTestServer && { testNote: t('auth.otp.testNote') })}
      submitLabel={t('auth.otp.submit')}
      busyLabel={t('auth.otp.busy')}
      resend={{ label: t('auth.otp.resend'), onResend }}
      back={{ label: t('auth.otp.back'), onBack }}
    />
  );
}
