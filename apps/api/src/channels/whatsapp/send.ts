import { MAX_PICTURE } from '@scamguard/contracts';
import { z } from 'zod';
import { type Channel, NotSent } from '../message.ts';
import { callProvider, fetchFile } from '../provider.ts';
import { shape } from './shape.ts';

export interface WhatsAppOptions {
  readonly url: string;
  readonly token: string;
  readonly phoneId: string;
  readonly patience: number;
}

const NAME = 'WhatsApp';
const mediaAnswer = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** Source: Meta, "WhatsApp Cloud API: messages, media". */
export function whatsapp({ url, token, phoneId, patience }: WhatsAppOptions): Channel {
  const headers = { authorization: `Bearer ${token}` };
  return {
    name: 'whatsapp',
    shows: true,
    shape,
    send: async (piece, _message, mark) => {
      const body = { ...piece, biz_opaque_callback_data: mark };
      await callProvider(NAME, `${url}/${phoneId}/messages`, { headers, body, patience });
    },
    fetch: async ({ id }) => {
      const answer = await callProvider(NAME, `${url}/${encodeURIComponent(id)}`, { headers, patience });
      const file = mediaAnswer.safeParse(answer);
      if (!file.success) throw new NotSent(`${NAME} names no file`, { isFinal: true });
      return fetchFile(NAME, file.data.url, { headers, patience }, MAX_PICTURE.bytes);
    },
  };
}
