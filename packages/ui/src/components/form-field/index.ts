export { FieldError } from './field-error.tsx';
export { FormField, type FormFieldControl, type FormFieldTexts } from './form-field.tsx';
