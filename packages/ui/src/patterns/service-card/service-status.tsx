import { Badge } from '../../components/badge/index.ts';
import { ReportIcon, VerifiedIcon } from '../../components/icon/icons.ts';

/** The community's opinion of a service, and the word for it: "Recommandé", "Signalé". */
export interface ServiceStatus {
  readonly value: 'trusted' | 'flagged';
  readonly label: string;
}

/** Says what happened and accuses nobody: a flagged service was reported, nothing more. */
export function ServiceStatusBadge({ value, label }: ServiceStatus) {
  return value === 'trusted' ? (
    <Badge tone="success" icon={VerifiedIcon}>
      {label}
    </Badge>
  ) : (
    <Badge tone="attention" icon={ReportIcon}>
      {label}
    </Badge>
  );
}
