import '@scamguard/widgets/react';
import '@scamguard/widgets/verify';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [verdict, setVerdict] = useState('');
  return (
    <>
      <scamguard-verify
        kinds="link"
        ref={(element) => {
          element?.addEventListener('scamguard-result', ({ detail }) => {
            if (detail.type === 'verdict') setVerdict(detail.verdict);
          });
        }}
      />
      <p>Verdict: {verdict}</p>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
