'use client';
import '@scamguard/widgets/verify';
import { Button, Dialog } from '@scamguard/ui';
import { useState } from 'react';

export function Ask() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Ask</Button>
      <Dialog open={asking} onOpenChange={setAsking} title="Asked" />
      <scamguard-verify kinds="link" lang="en" />
    </>
  );
}
