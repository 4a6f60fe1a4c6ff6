export { type PhoneCountryCode, type WrongDigits, wrongDigits } from './phone-countries.ts';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
