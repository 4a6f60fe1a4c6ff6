import { addressOf } from '@scamguard/client';
import { PATHS } from '@scamguard/contracts/paths';

export default {
  verifyConversation: addressOf('verifyConversation'),
  takenBack: PATHS.takenBack.path,
} as const;
