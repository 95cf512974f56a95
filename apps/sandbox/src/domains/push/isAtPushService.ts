/** Push services that may be called. Members name the addresses, so a call goes to nothing else: not to a machine beside this one. */

/** Those of the browsers' makers: Google (Chrome, Edge on Android), Mozilla, Apple, Microsoft. */
const makers = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

/**
 * Whether an endpoint is at a push service that may be called.
 * @param added origins that the operator has added
 */
export function isAtPushService(endpoint: string, added: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (added.includes(origin)) return true;
  return protocol === 'https:' && port === '' && makers.some((maker) => maker.test(hostname));
}
