import { FREE_HOSTS } from '../knowledge/free-hosts.ts';
import { STATE_SUFFIXES } from '../knowledge/state-suffixes.ts';
import { hostEndings } from './host-endings.ts';
import { publicSuffix } from './public-suffix.ts';

/** How a host is made up: `mtn-bj.promo-gagnant.xyz` is `below` "mtn-bj", `name` "promo-gagnant", `suffix` "xyz". */
export interface HostParts {
  /** The ending under which names are given out: a registry's, a state's or a free host's. */
  readonly suffix: string;
  /** The name that somebody registered; empty when the host is itself an ending. */
  readonly name: string;
  /** The labels that the owner put before the name, without `www`. */
  readonly below: string;
  /** `name.suffix`: its owner answers for the whole host. */
  readonly site: string;
  /** The last labels of the host, longest run first: what lists of hosts are asked for. */
  readonly endings: readonly string[];
  /** The giver of names under the suffix; `nobody` when no registry knows the ending. */
  readonly givenBy: 'registry' | 'state' | 'free-host' | 'nobody';
}

/** @param host - lower case, ASCII, without `www.` and final dot; not an IP address. */
export function hostParts(host: string): HostParts {
  const endings = hostEndings(host);
  const own = endings.find(
    (ending) => Object.hasOwn(STATE_SUFFIXES, ending) || Object.hasOwn(FREE_HOSTS, ending),
  );
  const registered = publicSuffix(endings);
  const suffix = own ?? registered ?? host.slice(host.lastIndexOf('.') + 1);
  const before = host === suffix ? '' : host.slice(0, -suffix.length - 1);
  const cut = before.lastIndexOf('.');
  const name = before.slice(cut + 1);
  return {
    suffix,
    name,
    below: before.slice(0, Math.max(cut, 0)),
    site: name === '' ? suffix : `${name}.${suffix}`,
    endings,
    givenBy: giver(own, registered),
  };
}

function giver(own: string | undefined, registered: string | undefined): HostParts['givenBy'] {
  if (own !== undefined) return Object.hasOwn(STATE_SUFFIXES, own) ? 'state' : 'free-host';
  return registered === undefined ? 'nobody' : 'registry';
}
