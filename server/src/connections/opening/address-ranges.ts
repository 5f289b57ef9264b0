import { BlockList, isIPv4 } from 'node:net';

/** 'never' is refused whatever the operator allows. */
export type AddressRange = 'public' | 'private' | 'never';

/** Link-local and metadata services of clouds, the unspecified address, multicast and reserved space. */
const never = rangesOf([
  '0.0.0.0/8',
  '100.100.100.200/32',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  'fd00:ec2::/32',
  'fd20:ce::/32',
  'fe80::/10',
  'ff00::/8',
]);

const privateRanges = rangesOf([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '::1/128',
  'fc00::/7',
  'fec0::/10',
]);

/** An IPv6 address that carries an IPv4 one is as far as the nearer of the two. */
export function addressRangeOf(address: string): AddressRange {
  const spellings = isIPv4(address) ? [address] : [address, ...embeddedIpv4(address)];
  if (spellings.some((spelling) => isIn(never, spelling))) return 'never';
  return spellings.some((spelling) => isIn(privateRanges, spelling)) ? 'private' : 'public';
}

/** Mapped, compatible, translated (NAT64), 6to4 and Teredo addresses. */
function embeddedIpv4(address: string): string[] {
  const groups = groupsOf(address);
  const at = (place: number) => ipv4Of(groups[place] ?? 0, groups[place + 1] ?? 0);
  const startsWith = (...wanted: number[]) => wanted.every((group, place) => groups[place] === group);
  const lastIpv4 = at(6);
  if (groups.slice(0, 6).every((group) => group === 0)) {
    // `::` and `::1` are themselves, not 0.0.0.0 and 0.0.0.1.
    return groups[6] === 0 && (groups[7] ?? 0) <= 1 ? [] : [lastIpv4];
  }
  if (startsWith(0, 0, 0, 0, 0, 0xffff) || startsWith(0, 0, 0, 0, 0xffff, 0)) return [lastIpv4];
  if (startsWith(0x64, 0xff9b)) return [lastIpv4];
  if (startsWith(0x2002)) return [at(1)];
  if (startsWith(0x2001, 0)) return [ipv4Of((groups[6] ?? 0) ^ 0xffff, (groups[7] ?? 0) ^ 0xffff)];
  return [];
}

function ipv4Of(high: number, low: number): string {
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}

function groupsOf(address: string): number[] {
  const hexadecimal = address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_all, a: string, b: string, c: string, d: string) =>
      `${(Number(a) * 256 + Number(b)).toString(16)}:${(Number(c) * 256 + Number(d)).toString(16)}`,
  );
  const [head = [], tail] = hexadecimal
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  if (tail === undefined) return head;
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

type Ranges = { ipv4: BlockList; ipv6: BlockList };

/** Apart by family: a mixed list would answer for `::ffff:…` by rules of its own. */
function rangesOf(subnets: string[]): Ranges {
  const ranges = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const subnet of subnets) {
    const [network = '', prefix] = subnet.split('/');
    const family = isIPv4(network) ? 'ipv4' : 'ipv6';
    ranges[family].addSubnet(network, Number(prefix), family);
  }
  return ranges;
}

function isIn(ranges: Ranges, address: string): boolean {
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  return ranges[family].check(address, family);
}
