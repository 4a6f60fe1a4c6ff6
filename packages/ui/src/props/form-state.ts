/** The state of a form, as formik or any other library keeps it. */
export interface FormState<Values extends object> {
  values: Readonly<Values>;
  /** The error of a field and its remedy, if it is to be seen now. */
  errors?: Readonly<Partial<Record<keyof Values, string>>>;
  /** The visitor changed a field. */
  onChange: <Field extends keyof Values>(field: Field, value: Values[Field]) => void;
  /** The visitor left a field. */
  onBlur?: (field: keyof Values) => void;
}

/** The fields that hold text. */
export type TextFieldOf<Values> = {
  [Field in keyof Values]: Values[Field] extends string ? Field : never;
}[keyof Values] &
  string;

/** The props that tie a control for text to its place in a form. */
export function bindText<Values extends object, Field extends TextFieldOf<Values>>(
  { values, errors, onChange, onBlur }: FormState<Values>,
  field: Field,
) {
  return {
    name: field,
    value: values[field] as string,
    error: errors?.[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(field, event.currentTarget.value as Values[Field]),
    onBlur: () => onBlur?.(field),
  };
}
