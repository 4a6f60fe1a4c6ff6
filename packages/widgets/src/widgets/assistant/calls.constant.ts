import { addressOf } from '@scamguard/client';

export default { verifyConversation: addressOf('verifyConversation') } as const;
