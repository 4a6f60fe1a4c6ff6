export { FieldError } from './field-error.tsx';
export { FormField, type FormFieldTexts } from './form-field.tsx';
