import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6_GROUPS = 3;

/**
 * The part of the network that an address belongs to: 256 neighbours of an IPv4 address, or everything that a provider gives to
 * one customer of IPv6. A person who takes another address of theirs is still there.
 */
export function networkOf(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  if (!isIPv6(plain)) return plain.split('.').slice(0, 3).join('.');
  const [start = '', end = ''] = plain.split('%', 1).join().toLowerCase().split('::');
  const groups = start === '' ? [] : start.split(':');
  const missing = plain.includes('::') ? 8 - groups.length - (end === '' ? 0 : end.split(':').length) : 0;
  const all = [
    ...groups,
    ...Array.from({ length: missing }, () => '0'),
    ...(end === '' ? [] : end.split(':')),
  ];
  return all
    .slice(0, IPV6_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
