import { words } from './words.ts';

/** Addresses of messengers that open a chat or a group. Source: the messengers' help pages, October 2026. */
export const INVITATION_HOSTS: ReadonlySet<string> = new Set(
  words(`
    chat.whatsapp.com api.whatsapp.com wa.me whatsapp.com t.me telegram.me telegram.dog m.me discord.gg
    signal.group signal.me
  `),
);
