export { VerifyForm, type VerifyFormProps } from './verify-form.tsx';
export type { VerifyKind } from './verify-kind.ts';
