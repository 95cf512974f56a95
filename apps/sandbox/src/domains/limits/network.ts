import ipaddr from 'ipaddr.js';

/**
 * The network that a limit counts: an IPv4 address, or the /64 of an IPv6 address, all of whose addresses one household or server has.
 * @param address as the connection or a trusted proxy says it; what is none stays as it is
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address that was written as IPv6 is the IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split('%')[0]}/64`).toString()}/64`;
}
