import { RequestError } from '@scamguard/client';
import type { FormState } from '@scamguard/ui';
import { type FormikTouched, useFormik } from 'formik';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ZodMiniType } from 'zod/mini';
import { type Mistakes, validate } from './validate.ts';

interface FormOptions<Values extends object> {
  readonly initial: Values;
  /** Its messages are what the visitor reads. */
  readonly schema: ZodMiniType;
  /** Sends right values; until its promise is settled the form is busy. What was typed stays, unless it calls `reset`. */
  readonly onSend: (values: Values) => Promise<void>;
  /** Sending was tried before the form was there: all mistakes show at once. */
  readonly wasTried?: boolean;
}

/**
 * A form as the design system's patterns want it: a mistake shows once its field was left, or sending was tried. Formik holds the values, and what
 * was left and sent; mistakes are found while drawing, since Formik's come later than the form needs them.
 */
export function useForm<Values extends object>({
  initial,
  schema,
  onSend,
  wasTried = false,
}: FormOptions<Values>) {
  const formik = useFormik<Values>({
    initialValues: initial,
    initialTouched: wasTried ? allOf(initial) : {},
    validate: (values) => validate(schema, values) as object,
    onSubmit: onSend,
  });
  const [refused, setRefused] = useState<Refused<Values>>();
  const { values, touched } = formik;
  const mistakes = { ...refusedStill(refused, values), ...validate(schema, values) };
  const seen = (field: keyof Values) => Boolean((touched as Mistakes<Values>)[field]);
  const shown = (Object.keys(mistakes) as (keyof Values)[]).filter(seen);
  const state: FormState<Values> = {
    values,
    errors: Object.fromEntries(shown.map((field) => [field, mistakes[field]])) as Mistakes<Values>,
    onChange: (field, value) => void formik.setFieldValue(field as string, value),
    onBlur: (field) => afterPress(() => void formik.setFieldTouched(field as string)),
  };
  const send = () => {
    // At once, so that the form finds its first mistake on the page and leads there.
    flushSync(() => void formik.setTouched(allOf(values), false));
    void formik.submitForm();
  };
  return {
    state,
    isBusy: formik.isSubmitting,
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

/** What the server said of one value. */
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
