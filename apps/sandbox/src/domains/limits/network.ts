import ipaddr from 'ipaddr.js';

/**
 * Returns the network that limits apply to: an IPv4 address, or the /64 of an IPv6 address, which belongs to one
 * household or server.
 * @param address as given by the connection or a trusted proxy; returned unchanged if invalid
 */
export function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // Treat an IPv4-mapped IPv6 address as IPv4.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split('%')[0]}/64`).toString()}/64`;
}
