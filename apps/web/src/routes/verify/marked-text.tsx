import { theyWillSayNext } from '@scamguard/engine/they-will-say';
import { completeLanguage } from '@scamguard/i18n';
import { Fold, type HeadingLevel, HighlightedText, Notice, Stack, Text, type TextMark } from '@scamguard/ui';
import { MessageIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';

interface MarkedTextProps {
  text: string;
  marks: readonly TextMark[];
  /** Ids of what was seen, the strongest first. */
  signals: readonly string[];
  /** Whether only the names are shown, until they are touched. */
  folded: boolean;
  /** Level of the names that are folded, one lower than the verdict's. */
  headingLevel: HeadingLevel;
}

/**
 * The visitor's own text with what is suspicious marked, and what its writers will probably say next; fetched when there is
 * something to mark.
 */
export default function MarkedText({ text, marks, signals, folded, headingLevel }: MarkedTextProps) {
  const { t, language } = useLanguage();
  const next = theyWillSayNext(signals, completeLanguage(language));
  const quoted = next.map((sentence) =>
    completeLanguage(language) === 'en' ? `“${sentence}”` : `«\u00A0${sentence}\u00A0»`,
  );
  const foretold = (
    <Stack gap="small" align="start">
      {quoted.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      <ReadAloud text={[t('result.next'), ...next].join('\n')} />
    </Stack>
  );
  return (
    <>
      <HighlightedText
        label={t('result.yourText')}
        text={text}
        marks={marks}
        emptyNote={t('result.nothingMarked')}
        backLabel={t('result.backToText')}
        folded={folded}
        headingLevel={headingLevel}
      />
      {next.length > 0 &&
        (folded ? (
          <Fold title={t('result.next')} headingLevel={headingLevel}>
            {foretold}
          </Fold>
        ) : (
          <Notice tone="attention" icon={MessageIcon} title={t('result.next')}>
            {foretold}
          </Notice>
        ))}
    </>
  );
}
