/** Which proxies may say where a request comes from: without any, all readers behind one share its address and its limits. */
import { isIP } from 'node:net';

/** Names of address ranges that Fastify knows. */
const ranges = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Reads TRUST_PROXY: addresses, never a count of proxies. Whoever reached the server past them could say anything then, and guess
 * without end; Fastify takes no count for this reason.
 * @returns the addresses and ranges, none when it is not set; null when it makes no sense
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
