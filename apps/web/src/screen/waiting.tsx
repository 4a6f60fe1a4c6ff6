import { Skeleton, Stack, VisuallyHidden } from '@scamguard/ui';

interface WaitingProps {
  /** Said to screen readers. */
  label: string;
  /** Lines of what comes. */
  lines: number;
}

/** The place of a text that is on its way. */
export function Waiting({ label, lines }: WaitingProps) {
  return (
    <Stack aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton count={lines} />
    </Stack>
  );
}
