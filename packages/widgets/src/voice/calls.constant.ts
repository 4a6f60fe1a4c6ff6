import { PATHS } from '@scamguard/contracts/paths';

export default { audio: PATHS.audio.path } as const;
