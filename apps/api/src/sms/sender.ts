/** A way to send text messages. */
export interface SmsSender {
  /** Messages reach nobody's phone but the server's log. */
  readonly isTest: boolean;
  /**
   * @param to a number in E.164.
   * @param mark names this message: a gateway that hears it twice can send it once.
   * @throws {Undelivered} when the provider does not take the message.
   */
  readonly send: (to: string, text: string, mark?: string) => Promise<void>;
  /**
   * Whether the provider has taken this text for this number since then; absent: it cannot be asked.
   *
   * @throws {Undelivered} when it does not say.
   */
  readonly wasTaken?: (to: string, text: string, since: Date) => Promise<boolean>;
}
