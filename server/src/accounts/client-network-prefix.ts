import { isIPv6 } from 'node:net';

/**
 * What limits count as one place. An IPv6 customer is given at least a /64 and may use any address of it, so that only
 * its first half tells one from another.
 */
export function networkPrefixOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = plain.split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const [left, right] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const all = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
