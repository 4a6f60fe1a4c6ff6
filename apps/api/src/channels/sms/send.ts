import { Undelivered } from '../../delivery/undelivered.ts';
import type { SmsSender } from '../../sms/sender.ts';
import { type Channel, NotSent } from '../message.ts';
import { shape } from './shape.ts';

/** Answers go the way that codes go, under the same caps. */
export function smsChannel(sender: Pick<SmsSender, 'send' | 'wasTaken'>): Channel {
  const { wasTaken } = sender;
  return {
    name: 'sms',
    shape,
    send: ({ to, text }, _message, mark) => orNotSent(sender.send(String(to), String(text), mark)),
    ...(wasTaken
      ? { wasTaken: ({ to, text }, { at }) => orNotSent(wasTaken(String(to), String(text), new Date(at))) }
      : {}),
  };
}

async function orNotSent<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof Undelivered ? new NotSent(error.message) : error;
  }
}
