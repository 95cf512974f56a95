/** Headers in which a proxy reports the client, and which Fastify uses as they are. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

const hostPattern = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Returns whether a text is a host name or address with an optional port (RFC 3986, section 3.2.2). */
export const isHost = (text: string): boolean => hostPattern.test(text);

const readers = {
  'x-forwarded-proto': readProtocol,
  'x-forwarded-host': readHost,
  'x-forwarded-for': readAddresses,
} as const;

/**
 * Removes invalid values of forwarding headers, so that Fastify uses the connection's own instead. A proxy that does
 * not set a header passes on what the client has sent.
 * @param headers of the raw request, changed in place
 */
export function cleanForwardedHeaders(headers: IncomingHttpHeaders): void {
  for (const [name, read] of Object.entries(readers)) {
    const sent = headers[name];
    if (sent === undefined) continue;
    const entries = [sent].flat().flatMap((value) => value.split(','));
    const value = read(entries.map((entry) => entry.trim()));
    if (value === null) Reflect.deleteProperty(headers, name);
    else headers[name] = value;
  }
}

function readProtocol(entries: readonly string[]): string | null {
  const protocol = entries.at(-1)?.toLowerCase();
  return protocol === 'http' || protocol === 'https' ? protocol : null;
}

function readHost(entries: readonly string[]): string | null {
  const host = entries.at(-1);
  return host !== undefined && isHost(host) ? host : null;
}

/** Keeps the addresses of the nearest proxies, without ports. Nobody vouches for entries before an invalid one. */
function readAddresses(entries: readonly string[]): string | null {
  const addresses = entries.map(removePort);
  const known = addresses.slice(addresses.findLastIndex((address) => isIP(address) === 0) + 1);
  return known.length > 0 ? known.join(', ') : null;
}

/** Some proxies add the client's port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const removePort = (entry: string): string =>
  entry.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1');
