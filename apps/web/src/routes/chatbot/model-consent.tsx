import { Checkbox } from '@scamguard/ui/checkbox';
import { useLanguage } from '../../language/language-context.ts';

interface ModelConsentProps {
  /** The owner of the server on which the language model runs. */
  readonly host: string;
  readonly isAgreed: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
}

/** Asks whether a language model may read along in this talk. */
export default function ModelConsent({ host, isAgreed, onAgree }: ModelConsentProps) {
  const { t } = useLanguage();
  return (
    <Checkbox
      label={t('chatbot.model.label', { host })}
      help={t('chatbot.model.help')}
      checked={isAgreed}
      onChange={({ target }) => onAgree(target.checked)}
    />
  );
}
