import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import type { Loss } from './first-aid-steps.ts';
import { FirstAidSummary } from './first-aid-summary.tsx';
import type { Notes } from './notes.ts';
import { summaryText } from './summary-text.ts';

interface SummaryPartProps {
  notes: Notes;
  onNotesChange: (notes: Notes) => void;
  lost: ReadonlySet<Loss>;
  sentAt: Date | undefined;
}

/** The step at which what happened is written down. It is fetched after the page: what masks secrets in it is large. */
export default function SummaryPart({ lost, sentAt, ...written }: SummaryPartProps) {
  const { t, language } = useLanguage();
  const [madeAt] = useState(() => new Date());
  const facts = { notes: written.notes, lost, sentAt, madeAt };
  return <FirstAidSummary {...written} summary={summaryText(facts, t, language)} />;
}
