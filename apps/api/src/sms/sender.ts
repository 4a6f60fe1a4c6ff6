/** A way to send text messages. */
export interface SmsSender {
  /** Messages reach nobody's phone but the server's log. */
  readonly isTest: boolean;
  /**
   * @param to a number in E.164.
   * @throws {Undelivered} when the provider does not take the message.
   */
  readonly send: (to: string, text: string) => Promise<void>;
}
