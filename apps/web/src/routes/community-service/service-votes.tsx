import type { ServiceResult } from '@scamguard/contracts';
import { type Vote, VoteBar } from '@scamguard/ui';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { useServiceVote } from './use-service-vote.ts';

/** The visitor's word on a service, in one touch. */
export function ServiceVotes({ service }: { service: ServiceResult }) {
  const { t, language } = useLanguage();
  const { trigger, data, error, isMutating } = useServiceVote(service.id);
  const [chosen, setChosen] = useState<'confirm' | 'report'>();
  const { verifiedCount, flaggedCount } = data ?? service;
  const report: Vote = {
    id: 'report',
    opinion: 'bad',
    label: t(service.isFlagged ? 'service.reportService' : 'service.reportProblem'),
    count: flaggedCount,
  };
  const confirm: Vote = {
    id: 'confirm',
    opinion: 'good',
    label: t('service.confirm'),
    count: verifiedCount,
  };
  const handleVote = async (opinion: 'confirm' | 'report') => {
    try {
      await trigger({ opinion, language });
      setChosen(opinion);
    } catch {
      // The note says it.
    }
  };
  const note = error ? t('service.voteFailed') : chosen && t('service.voted');
  return (
    <VoteBar
      label={t('service.opinion')}
      votes={service.isFlagged ? [report] : [confirm, report]}
      {...(chosen && { chosen })}
      onVote={(id) => void handleVote(id === 'confirm' ? 'confirm' : 'report')}
      busy={isMutating}
      {...(note && { note })}
    />
  );
}
