import { Button } from '@scamguard/ui/button';
import { Checkbox } from '@scamguard/ui/checkbox';
import { Heading } from '@scamguard/ui/heading';
import { Stack } from '@scamguard/ui/layout';
import { Text } from '@scamguard/ui/text';
import type { ReactNode } from 'react';
import type { FirstAid, Loss } from './first-aid.ts';

interface FirstAidStartProps {
  firstAid: FirstAid;
  listen: ReactNode;
  lost: readonly Loss[];
  onLostChange: (lost: readonly Loss[]) => void;
  onStart: () => void;
}

/** The losses decide which steps follow. Nothing has to be ticked. */
export function FirstAidStart({ firstAid, listen, lost, onLostChange, onStart }: FirstAidStartProps) {
  const { title, lead, what, losses, start } = firstAid;
  const toggle = (loss: Loss) =>
    onLostChange(lost.includes(loss) ? lost.filter((each) => each !== loss) : [...lost, loss]);
  return (
    <Stack>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <Text>{lead}</Text>
      {listen}
      <Stack as="section" aria-label={what} gap="small">
        <Text>{what}</Text>
        {losses.map(({ loss, label }) => (
          <Checkbox key={loss} label={label} checked={lost.includes(loss)} onChange={() => toggle(loss)} />
        ))}
      </Stack>
      <Button width="full" onClick={onStart}>
        {start}
      </Button>
    </Stack>
  );
}
