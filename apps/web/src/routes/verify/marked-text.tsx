import { HighlightedText, type TextMark } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';

interface MarkedTextProps {
  text: string;
  marks: readonly TextMark[];
}

/** The visitor's own text with what is suspicious marked; fetched when there is something to mark. */
export default function MarkedText({ text, marks }: MarkedTextProps) {
  const { t } = useLanguage();
  return (
    <HighlightedText
      label={t('result.yourText')}
      text={text}
      marks={marks}
      emptyNote={t('result.nothingMarked')}
      backLabel={t('result.backToText')}
    />
  );
}
