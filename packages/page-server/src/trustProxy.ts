/**
 * Reads which proxies are trusted to report client addresses. Without trusted proxies, all users behind one share
 * its address and its rate limits.
 */
import { isIP } from 'node:net';

/** Names of address ranges that Fastify knows. */
const ranges = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Parses TRUST_PROXY, a list of addresses. A number of proxies is not accepted, and Fastify rejects it for the same
 * reason: clients that reach the server directly could forge their address and evade rate limits.
 * @returns addresses and ranges, empty if unset; null if invalid
 */
export function readTrustProxy(text = ''): string[] | null {
  if (text.trim() === '') return [];
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isAddress) ? addresses : null;
}

function isAddress(text: string): boolean {
  if (ranges.has(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
