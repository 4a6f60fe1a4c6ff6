import { Container, Stack } from '@scamguard/ui';
import { useState, useSyncExternalStore } from 'react';
import { ElapsedNotice } from './elapsed-notice.tsx';
import { FirstAidStart } from './first-aid-start.tsx';
import { AGO, type Ago, type Loss, lossesIn } from './first-aid-steps.ts';
import { FirstAidWalk } from './first-aid-walk.tsx';
import { DEFAULT_COUNTRY, guessedCountry } from './visitor-country.ts';

const MINUTE_MS = 60_000;

/** First aid: what is gone, then one action a screen. */
export default function UrgenceScreen() {
  // The prerendered page knows neither the end of the address nor the visitor's clock.
  const search = useSyncExternalStore(never, readSearch, () => '');
  const guess = useSyncExternalStore(never, guessedCountry, () => DEFAULT_COUNTRY);
  const [chosenLost, setLost] = useState<ReadonlySet<Loss>>();
  const [chosenCountry, setCountry] = useState<string>();
  const [ago, setAgo] = useState<Ago>('now');
  const [isStarted, setIsStarted] = useState(false);
  const [sentAt, setSentAt] = useState<Date>();

  const lost = chosenLost ?? lostAccordingTo(search);
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
              sentAt={sentAt}
              onRestart={() => setIsStarted(false)}
            />
          </>
        ) : (
          <FirstAidStart
            lost={lost}
            onLostChange={setLost}
            ago={ago}
            onAgoChange={setAgo}
            country={country}
            onCountryChange={setCountry}
            onStart={handleStart}
          />
        )}
      </Stack>
    </Container>
  );
}

const never = () => () => undefined;
const readSearch = () => location.search;

/** Money, unless the address says otherwise. */
function lostAccordingTo(search: string): ReadonlySet<Loss> {
  const named = lossesIn(new URLSearchParams(search));
  return named.size > 0 ? named : new Set(['money']);
}
