import { CommunityIcon, PlaceIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import * as css from './service-card.css.ts';

export interface ServiceFactsProps {
  /** What it offers, e.g. "Transfert d'argent". */
  type: string;
  /** Where it is, e.g. "Cotonou, Littoral". */
  location: string;
  /** The people who judged it, e.g. "Vérifié par 126 membres". */
  members?: string;
}

/** The facts of a service: its kind, its place, and who knows it. */
export function ServiceFacts({ type, location, members }: ServiceFactsProps) {
  return (
    <ul className={css.facts}>
      <li>{type}</li>
      <li className={css.fact}>
        <Icon of={PlaceIcon} />
        {location}
      </li>
      {members && (
        <li className={css.fact}>
          <Icon of={CommunityIcon} />
          {members}
        </li>
      )}
    </ul>
  );
}
