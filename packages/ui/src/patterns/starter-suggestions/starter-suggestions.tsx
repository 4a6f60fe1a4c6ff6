import { forwardRef, useId } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { Icon, type IconDrawing } from '../../components/icon/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './starter-suggestions.css.ts';

/** A way to begin. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
  readonly icon: IconDrawing;
}

export interface StarterSuggestionsProps extends Omit<NativeProps<'section'>, 'children' | 'onSelect'> {
  /** E.g. "Pour commencer". */
  heading: string;
  headingLevel?: HeadingLevel;
  /** Four: SMS, unknown number, too good an offer, signs of phishing. */
  suggestions: readonly Suggestion[];
  onSelect: (suggestion: Suggestion) => void;
  /** Before scripts answer, a suggestion is posted by the form with this `id`, under this name. */
  plainPost?: { readonly formId: string; readonly name: string };
}

/** Questions for people who do not know how to begin. */
export const StarterSuggestions = forwardRef<HTMLElement, StarterSuggestionsProps>(
  function StarterSuggestions({ heading, headingLevel = 2, suggestions, onSelect, plainPost, ...rest }, ref) {
    const headingId = useId();
    return (
      <section aria-labelledby={headingId} {...withoutStyling(rest)} ref={ref} className={css.section}>
        <Heading id={headingId} level={headingLevel} size="small">
          {heading}
        </Heading>
        <ul className={css.list}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.id}>
              <button
                type="button"
                {...(plainPost && {
                  type: 'submit',
                  form: plainPost.formId,
                  formNoValidate: true,
                  name: plainPost.name,
                  value: suggestion.label,
                })}
                className={css.suggestion}
                onClick={(event) => {
                  event.preventDefault();
                  onSelect(suggestion);
                }}
              >
                <span className={css.icon}>
                  <Icon of={suggestion.icon} size="medium" />
                </span>
                {suggestion.label}
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  },
);
