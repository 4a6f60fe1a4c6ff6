export { FileField, type FileFieldProps } from './file-field.tsx';
export type { FileLimits, FileRefusal } from './file-limits.ts';
