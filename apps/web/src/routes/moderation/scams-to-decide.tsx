import type { ModeratedScam } from '@scamguard/contracts';
import { ListStates } from './list-states.tsx';
import { ScamToDecide } from './scam-to-decide.tsx';
import { useModeration } from './use-moderation.ts';

export function ScamsToDecide({ status }: { status: ModeratedScam['status'] }) {
  const { decide, ...list } = useModeration(status);
  return (
    <ListStates list={list}>
      {(scam, all) => (
        <ScamToDecide
          key={scam.id}
          scam={scam}
          others={all.filter(({ id }) => id !== scam.id)}
          decide={(body) => decide(scam.id, body)}
        />
      )}
    </ListStates>
  );
}
