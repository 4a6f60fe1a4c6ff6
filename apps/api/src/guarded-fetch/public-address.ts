import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet. Source: IANA's registries of special-purpose addresses, November 2026. */
const SPECIAL: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
  ['::', 3, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
  ['4000::', 2, 'ipv6'],
  ['8000::', 1, 'ipv6'],
];

/** Apart, since a list takes an address of IPv4 for the one of IPv6 that stands for it. */
const special = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix, family] of SPECIAL) special[family].addSubnet(network, prefix, family);

/** Whether an IP address is one that anybody on the internet can reach, and none of our own machines and networks. */
export function isPublicAddress(address: string): boolean {
  const family = ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address)];
  return family !== undefined && !special[family].check(address, family);
}
