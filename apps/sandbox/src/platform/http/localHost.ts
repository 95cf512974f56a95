const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Returns whether a host name or address refers to this machine. @param host without a port */
export function isLocalHost(host: string): boolean {
  return localHosts.has(host.toLowerCase());
}
