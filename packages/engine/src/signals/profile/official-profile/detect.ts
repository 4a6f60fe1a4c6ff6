import { OFFICIAL_PROFILES } from '../../../knowledge/platforms.ts';
import { profileKey } from '../../../profile/profile-key.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** Only the address proves it: anybody can call himself by the name. */
export const officialProfile = signal(definition, ({ profile, spanOf }) => {
  const brand = OFFICIAL_PROFILES[profileKey(profile) ?? ''];
  return brand === undefined ? ABSENT : seen({ brand }, { span: spanOf(profile.handle.toLowerCase()) });
});
