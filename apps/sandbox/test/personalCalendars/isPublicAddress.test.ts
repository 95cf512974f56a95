import { expect, test } from 'vitest';
import { isPublicAddress } from '../../src/domains/personalCalendars/isPublicAddress.ts';

test.for([
  '142.250.185.78',
  '1.1.1.1',
  '172.15.255.255',
  '172.32.0.1',
  '2a00:1450:4001:82a::200e',
  '::ffff:142.250.185.78',
])('accepts %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.for([
  ['this host', '0.0.0.0'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['metadata of Alibaba', '100.100.100.200'],
  ['link-local', '169.254.1.1'],
  ['metadata of AWS, Azure and Google', '169.254.169.254'],
  ['metadata of Oracle', '192.0.0.192'],
  ['services of Azure for the machine', '168.63.129.16'],
  ['documentation', '192.0.2.1'],
  ['benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
  ['IPv4-mapped private', '::ffff:a00:1'],
  ['IPv4-mapped metadata', '::ffff:169.254.169.254'],
  ['IPv4-compatible loopback', '::127.0.0.1'],
  ['translated loopback (NAT64)', '64:ff9b::7f00:1'],
  ['translated private (NAT64)', '64:ff9b:1::a00:1'],
  ['6to4 of a private address', '2002:a00:1::1'],
  ['Teredo', '2001:0:7f00:1::1'],
  ['unique local', 'fd12:3456::1'],
  ['metadata of AWS', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['documentation', '2001:db8::1'],
  ['discarded', '100::1'],
  ['not assigned', '4000::1'],
  ['no address', 'localhost'],
  ['nothing', ''],
] as const)('refuses %s: %s', ([, address]) => {
  expect(isPublicAddress(address)).toBe(false);
});
