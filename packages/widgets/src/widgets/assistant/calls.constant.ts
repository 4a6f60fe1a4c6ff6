import { PATHS } from '@scamguard/contracts/paths';

export default { verifyConversation: PATHS.verifyConversation.path } as const;
