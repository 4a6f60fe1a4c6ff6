'use client';
import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { HideIcon, RetryIcon } from '../../components/icon/icons.ts';
import { Text } from '../../components/text/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { ReadPart, WrittenPart } from './masked-part.tsx';
import { type MaskPiece, maskShown, maskSpan, shownText, unmaskSpan } from './masked-text.ts';
import { selectedIn } from './selected-in.ts';
import * as css from './text-masker.css.ts';
import type { MaskableText, TextMaskerTexts } from './text-masker-texts.ts';
import { useMaskedTexts } from './use-masked-texts.ts';

export interface TextMaskerProps extends Omit<NativeProps<'section'>, 'children' | 'onChange'> {
  /** The texts as they are at first. Later only their errors are looked at. A masker for other texts has another `key`. */
  texts: readonly MaskableText[];
  words: TextMaskerTexts;
  headingLevel?: HeadingLevel;
  /** Called with the texts as everybody will read them, by their names. */
  onTextsChange: (shown: Readonly<Record<string, string>>) => void;
}

/**
 * Texts of which parts are masked before everybody reads them. Proposals are marked and masked by one touch; whatever is selected is
 * masked by one button; each step can be taken back. As fields, the texts are selected by the keyboard and corrected.
 */
export const TextMasker = forwardRef<HTMLElement, TextMaskerProps>(function TextMasker(
  { texts: parts, words, headingLevel = 3, onTextsChange, ...rest },
  ref,
) {
  const id = useId();
  const { texts, canUndo, change, undo } = useMaskedTexts(
    () => parts.map(({ text, proposals }) => ({ text, proposals, masks: [] })),
    (now) => onTextsChange(Object.fromEntries(now.map((text, at) => [parts[at]?.name, shownText(text)]))),
  );
  const [isWriting, setWriting] = useState(false);
  const [said, setSaid] = useState('');
  const elements = useRef<(HTMLElement | null)[]>([]);
  const lastField = useRef(0);
  const wrong = parts.findIndex(({ error }) => error);

  // A mistake is mended by writing: the field is there, with the keyboard in it.
  useEffect(() => {
    if (wrong >= 0) setWriting(true);
  }, [wrong]);
  useEffect(() => {
    if (isWriting && wrong >= 0) elements.current[wrong]?.focus();
  }, [isWriting, wrong]);

  const toggle = (at: number, { span, state }: MaskPiece) => {
    const text = texts[at];
    if (!text) return;
    const isMasked = state === 'masked';
    change(at, isMasked ? unmaskSpan(text, span) : maskSpan(text, span));
    setSaid(isMasked ? words.shown : words.masked);
  };
  const maskSelected = () => {
    // A field remembers what was selected in it: the last one is meant.
    const at = isWriting ? lastField.current : elements.current.findIndex((element) => selectedIn(element));
    const [text, span] = [texts[at], selectedIn(elements.current[at])];
    const isDone = text && span && change(at, maskShown(text, span));
    setSaid(isDone ? words.masked : words.nothingSelected);
    if (isDone && !isWriting) document.getSelection()?.removeAllRanges();
  };
  return (
    <section aria-labelledby={`${id}-heading`} {...withoutStyling(rest)} ref={ref} className={css.masker}>
      <div className={css.head}>
        <Heading id={`${id}-heading`} level={headingLevel} size="small">
          {words.heading}
        </Heading>
        <Text size="small" tone="muted">
          {words.help}
        </Text>
      </div>
      {texts.map((masked, at) => {
        const part = parts[at];
        if (!part) return null;
        const common = {
          part,
          masked,
          partRef: (element: HTMLElement | null) => {
            elements.current[at] = element;
          },
        };
        return isWriting ? (
          <WrittenPart
            key={part.name}
            {...common}
            onType={(next) => void change(at, next, true)}
            onFocus={() => {
              lastField.current = at;
            }}
          />
        ) : (
          <ReadPart key={part.name} {...common} verb={words.verb} onToggle={(piece) => toggle(at, piece)} />
        );
      })}
      <div className={css.tools}>
        <Button
          variant="secondary"
          icon={HideIcon}
          // The selection stays while the button is pressed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={maskSelected}
        >
          {words.maskSelection}
        </Button>
        <Button
          variant="quiet"
          icon={RetryIcon}
          disabled={!canUndo}
          onClick={() => {
            undo();
            setSaid(words.undone);
          }}
        >
          {words.undo}
        </Button>
        <Button variant="quiet" onClick={() => setWriting(!isWriting)}>
          {isWriting ? words.read : words.write}
        </Button>
      </div>
      <output className={css.said}>{said}</output>
    </section>
  );
});
