/**
 * Allowed push services. Endpoints come from clients, so calls to other hosts, such as internal ones, must be blocked.
 */

/** Services of the browser vendors: Google (Chrome, Edge on Android), Mozilla, Apple, Microsoft. */
const vendorHosts = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

/**
 * Checks that an endpoint belongs to an allowed push service.
 * @param added additional origins of the operator
 */
export function isAllowedService(endpoint: string, added: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (added.includes(origin)) return true;
  return protocol === 'https:' && port === '' && vendorHosts.some((maker) => maker.test(hostname));
}
