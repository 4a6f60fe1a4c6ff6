export type { PhoneCountryCode } from './phone-countries.ts';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
