export { CodedError, errorBody } from './coded-error.ts';
export { ERRORS } from './table.ts';
