import type { OperatorId } from '@scamguard/content/contacts';
import { Container, Stack } from '@scamguard/ui';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'wouter';
import { lazyPart } from '../../screen/lazy-part.ts';
import { ElapsedNotice } from './elapsed-notice.tsx';
import { FirstAidStart } from './first-aid-start.tsx';
import { AGO, type Loss } from './first-aid-steps.ts';
import { FirstAidWalk } from './first-aid-walk.tsx';
import { DEFAULT_COUNTRY, guessedCountry } from './visitor-country.ts';
import { placeIn } from './walk-address.ts';

const KeepOffer = lazyPart(() => import('../../offline/keep-offer.tsx'));

const MINUTE_MS = 60_000;

/** First aid: what is gone, then one action a screen. */
export default function UrgenceScreen() {
  const [search] = useSearchParams();
  // The state in the address. Without scripts, each step is a page of its own.
  const [said] = useState(() => placeIn(search));
  // The rendered page does not know the visitor's clock.
  const guess = useSyncExternalStore(never, guessedCountry, () => DEFAULT_COUNTRY);
  const [chosenLost, setLost] = useState<ReadonlySet<Loss>>();
  const [chosenCountry, setCountry] = useState(said.country);
  const [operator, setOperator] = useState<OperatorId | undefined>(said.operator);
  const [isMinor, setMinor] = useState(said.isMinor);
  const [ago, setAgo] = useState(said.ago);
  const [isStarted, setIsStarted] = useState(said.index !== undefined);
  const [sentAt, setSentAt] = useState<Date>();

  // Money, unless the address says otherwise.
  const lost = chosenLost ?? (said.lost.size > 0 ? said.lost : MONEY);
  const country = chosenCountry ?? guess;

  const handleStart = () => {
    const before = AGO[ago];
    setSentAt(
      lost.has('money') && before !== undefined ? new Date(Date.now() - before * MINUTE_MS) : undefined,
    );
    setIsStarted(true);
  };

  return (
    <Container width="column" spacing="page">
      <Stack gap="large">
        {isStarted ? (
          <>
            {sentAt && <ElapsedNotice since={sentAt} />}
            <FirstAidWalk
              lost={lost}
              country={country}
              operator={operator}
              onOperatorChange={setOperator}
              isMinor={isMinor}
              ago={ago}
              sentAt={sentAt}
              first={said.index ?? 0}
              onRestart={() => setIsStarted(false)}
            />
          </>
        ) : (
          <>
            <FirstAidStart
              lost={lost}
              onLostChange={setLost}
              ago={ago}
              onAgoChange={setAgo}
              isMinor={isMinor}
              onMinorChange={setMinor}
              country={country}
              onCountryChange={setCountry}
              operator={operator}
              onOperatorChange={setOperator}
              onStart={handleStart}
            />
            <Suspense>
              <KeepOffer />
            </Suspense>
          </>
        )}
      </Stack>
    </Container>
  );
}

const never = () => () => undefined;
const MONEY: ReadonlySet<Loss> = new Set(['money']);
