import { Counter, type Registry } from 'prom-client';

/** What hands a message to somebody who delivers it. */
interface Sender {
  readonly send: (...message: never[]) => Promise<void>;
}

/**
 * Counts what is handed over and what is refused; nothing of whom or what.
 *
 * @param name of the measure: `scamguard_sms_total`.
 * @param registry absent: nothing is counted.
 */
export function counted<S extends Sender>(
  sender: S,
  name: string,
  help: string,
  registry: Registry | undefined,
): S {
  if (!registry) return sender;
  const counter = new Counter({ name, help, labelNames: ['result'], registers: [registry] });
  const send = async (...message: Parameters<S['send']>) => {
    try {
      await sender.send(...message);
      counter.inc({ result: 'taken' });
    } catch (error) {
      counter.inc({ result: 'refused' });
      throw error;
    }
  };
  return { ...sender, send };
}
