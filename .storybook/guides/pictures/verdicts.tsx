import { PhoneIcon } from '../../../packages/ui/src/entries/icons.ts';
import { AlertCard, CallCard, ResultPanel, Stack } from '../../../packages/ui/src/entries/index.ts';
import type { PicturesOf } from './picture.ts';

const call = (number: string) => ({ label: `Appeler le ${number}`, href: `tel:${number}`, icon: PhoneIcon });

export const verdicts: PicturesOf = {
  'Patterns/ResultPanel': {
    do: (
      <ResultPanel
        outcome="unknown"
        word="Rien de suspect trouvé, restez prudent"
        text="Nous ne connaissons pas ce lien."
        headingLevel={3}
        recommendations={{ heading: 'Que faire', steps: ["N'y écrivez pas votre code secret."] }}
      />
    ),
    dont: (
      <ResultPanel
        outcome="safe"
        word="Aucun risque"
        text="Nous n'avons rien trouvé sur ce lien."
        headingLevel={3}
      />
    ),
  },
  'Patterns/CallCard': {
    do: (
      <CallCard
        name="Police (exemple)"
        use="Porter plainte. Gratuit, jour et nuit."
        action={call('000')}
        origin={{ question: "D'où vient ce numéro ?", lines: ['Lu dans 4 sources.'], pages: [] }}
      />
    ),
    dont: (
      <Stack gap="tiny">
        <CallCard name="Police (exemple)" use="Porter plainte." action={call('000')} />
        <CallCard name="Police, autre numéro (exemple)" use="Porter plainte." action={call('001')} />
      </Stack>
    ),
  },
  'Patterns/AlertCard': {
    do: (
      <AlertCard
        severity="warning"
        severityLabel="Prudence"
        title="De faux agents MTN appellent"
        description="Ils demandent le code reçu par SMS."
        timeAgo="il y a 2 heures"
        source={{ label: 'Source (exemple)', href: '#' }}
        headingLevel={3}
      />
    ),
    dont: (
      <AlertCard
        severity="danger"
        severityLabel="Danger"
        title="Nouveau module à suivre"
        description="Apprenez à lire une adresse."
        timeAgo="hier"
        headingLevel={3}
      />
    ),
  },
};
