import { MAX_PICTURE } from '@scamguard/contracts';
import { z } from 'zod';
import { pictureOf } from '../card/draw-card.ts';
import type { VerdictCard } from '../card/verdict-card.ts';
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
const uploadAnswer = z.object({ id: z.string().min(1) });
const mediaAnswer = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** Source: Meta, "WhatsApp Cloud API: messages, media". */
export function whatsapp({ url, token, phoneId, patience }: WhatsAppOptions): Channel {
  const headers = { authorization: `Bearer ${token}` };
  /** A picture that is uploaded and never sent is nobody's and ends after 30 days. */
  const upload = async (card: VerdictCard): Promise<string> => {
    const body = new FormData();
    body.set('messaging_product', 'whatsapp');
    body.set('type', 'image/png');
    body.set('file', await pictureOf(card), 'verdict.png');
    const answer = await callProvider(NAME, `${url}/${phoneId}/media`, { headers, body, patience });
    const uploaded = uploadAnswer.safeParse(answer);
    if (!uploaded.success) throw new NotSent(`${NAME} names no uploaded file`, { isFinal: true });
    return uploaded.data.id;
  };
  return {
    name: 'whatsapp',
    shows: true,
    shape,
    send: async ({ card, ...piece }, _message, mark) => {
      const image = card ? { ...Object(piece.image), id: await upload(card as VerdictCard) } : undefined;
      const body = { ...piece, ...(image && { image }), biz_opaque_callback_data: mark };
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
