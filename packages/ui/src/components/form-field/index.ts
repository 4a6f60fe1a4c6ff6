export { FormField, type FormFieldControl, type FormFieldTexts } from './form-field.tsx';
