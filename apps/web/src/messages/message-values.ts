export interface MessageValues {
  readonly name: string;
  readonly email: string;
  /** Empty when none is chosen. */
  readonly region: string;
  readonly subject: string;
  readonly message: string;
}

export const EMPTY_MESSAGE = {
  name: '',
  email: '',
  region: '',
  subject: '',
  message: '',
} satisfies MessageValues;
