import type { OwnData } from '@scamguard/contracts';
import { Text } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';

/** The votes on services, given with one touch, a line each. */
export function KeptVotes({ votes }: Pick<OwnData, 'votes'>) {
  const { t } = useLanguage();
  return votes.map(({ serviceId, serviceName: service, opinion }) => (
    <Text key={serviceId}>{t(`ownData.vote.${opinion}`, { service })}</Text>
  ));
}
