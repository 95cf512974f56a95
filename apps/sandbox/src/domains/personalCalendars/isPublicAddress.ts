import ipaddr from 'ipaddr.js';

/** IPv6 addresses that are assigned to anyone; those outside can lead to IPv4 addresses by other names. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/** Serves the secrets of machines at Azure, although its range is public. */
const azureMetadata = '168.63.129.16';

/**
 * Returns whether an IP address is on the public internet: not private, loopback, link-local, multicast, reserved, or a
 * service of the cloud for the machine itself.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Treats an IPv4-mapped IPv6 address as IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || parsed.toString() === azureMetadata) return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalIpv6);
}
