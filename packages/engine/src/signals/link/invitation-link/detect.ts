import { isListed } from '../../../address/shared-platform.ts';
import { INVITATION_HOSTS } from '../../../knowledge/invitation-hosts.ts';
import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

/** The messenger's address is real. The person behind the invitation cannot be seen. */
export const invitationLink = signal(definition, ({ address, words, spanOf }) => {
  if (
    address.kind !== 'web' ||
    address.path.length < 2 ||
    address.path.startsWith('/share') ||
    !isListed(address, INVITATION_HOSTS)
  )
    return ABSENT;
  const lure = words.pathLures.find(({ topic }) => topic === 'prize' || topic === 'money' || topic === 'job');
  return lure === undefined
    ? undecided({ host: address.host })
    : seen({ word: lure.word }, { span: spanOf(lure.word) });
});
