import { RequestError } from '@scamguard/client';
import type { FormState } from '@scamguard/ui';
import { type FormikTouched, useFormik } from 'formik';
import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFocusKeptInSight } from './keep-focus-in-sight.ts';
import type { Rules } from './rules.ts';
import { type Mistakes, validate } from './validate.ts';

interface FormOptions<Values extends object, Given extends readonly unknown[]> {
  readonly initial: Values;
  /** Their messages are what the visitor reads. Fetched when something is first written, left or sent. */
  readonly rules: Rules<Given>;
  /** The input of the rules, the translator first. */
  readonly given: Given;
  /** Sends right values. Until its promise is settled, the form is busy. The typed text stays, unless it calls `reset`. */
  readonly onSend: (values: Values) => Promise<void>;
  /** Sending was tried before the form was there: all mistakes show at once, and the form waits for its rules. */
  readonly wasTried?: boolean;
}

/**
 * A form as the design system's patterns want it: a mistake shows once its field was left, or sending was tried. Formik holds the values, and what
 * was left and sent; mistakes are found while drawing, since Formik's come later than the form needs them. Where the rules cannot be
 * had, the server's are left to say what is wrong.
 */
export function useForm<Values extends object, Given extends readonly unknown[]>({
  initial,
  rules,
  given,
  onSend,
  wasTried = false,
}: FormOptions<Values, Given>) {
  if (wasTried && !rules.make) use(rules.fetch());
  const [isFetching, setFetching] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const check = (all: Values): Mistakes<Values> => (rules.make ? validate(rules.make(...given), all) : {});
  const formik = useFormik<Values>({
    initialValues: initial,
    initialTouched: wasTried ? allOf(initial) : {},
    validate: (all) => check(all) as object,
    onSubmit: onSend,
  });
  const [refused, setRefused] = useState<Refused<Values>>();
  const { values, touched } = formik;
  const mistakes = { ...refusedStill(refused, values), ...check(values) };
  const seen = (field: keyof Values) => Boolean((touched as Mistakes<Values>)[field]);
  const shown = (Object.keys(mistakes) as (keyof Values)[]).filter(seen);
  useFocusKeptInSight(shown.join(' '));
  /** Draws again once they are here, so that what is wrong already shows. */
  const fetchRules = async () => {
    if (rules.make || isFetching) return;
    setFetching(true);
    await rules.fetch().catch(() => undefined);
    setFetching(false);
  };
  const state: FormState<Values> = {
    values,
    errors: Object.fromEntries(shown.map((field) => [field, mistakes[field]])) as Mistakes<Values>,
    onChange: (field, value) => {
      void fetchRules();
      void formik.setFieldValue(field as string, value);
    },
    onBlur: (field) => {
      void fetchRules();
      afterPress(() => void formik.setFieldTouched(field as string));
    },
  };
  const sendChecked = () => {
    // At once, so that the form finds its first mistake on the page and leads there.
    flushSync(() => void formik.setTouched(allOf(values), false));
    void formik.submitForm();
  };
  const fetchRulesAndSend = async () => {
    setAsked(true);
    await rules.fetch().catch(() => undefined);
    setAsked(false);
    sendChecked();
  };
  const send = () => {
    if (rules.make) sendChecked();
    else void fetchRulesAndSend();
  };
  return {
    state,
    isBusy: isAsked || formik.isSubmitting,
    send,
    /**
     * Shows the server's sentence beside the field that it refuses, until something else is typed there.
     *
     * @returns whether there is such a field: otherwise the failure is to be told in another way.
     */
    refuse: (error: unknown): boolean => {
      const { field, visitorMessage } = error instanceof RequestError ? error : {};
      if (!field || !visitorMessage || !(field in values)) return false;
      const name = field as keyof Values;
      setRefused({ field: name, value: values[name], text: visitorMessage });
      return true;
    },
    /** Empties the form, or begins again with other values. */
    reset: (next: Values = initial) => formik.resetForm({ values: next }),
  };
}

/** The server's message about one value. */
interface Refused<Values> {
  readonly field: keyof Values;
  readonly value: Values[keyof Values];
  readonly text: string;
}

const refusedStill = <Values extends object>(refused: Refused<Values> | undefined, values: Values) =>
  refused && values[refused.field] === refused.value
    ? ({ [refused.field]: refused.text } as Mistakes<Values>)
    : {};

const allOf = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.keys(values).map((field) => [field, true])) as FormikTouched<Values>;

/** A mistake that appears while a button is being pressed would move it away from under the finger. */
function afterPress(show: () => void) {
  if (!document.querySelector(':active')) show();
  else window.addEventListener('pointerup', () => setTimeout(show), { once: true });
}
