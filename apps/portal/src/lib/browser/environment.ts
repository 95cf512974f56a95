/** The environment of the portal, derived from the host name (spec 9). */
export type Environment = 'dev' | 'local' | 'prod';

/** @param hostname without port, like `location.hostname` */
export function detectEnvironment(hostname: string): Environment {
  if (hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.'))
    return 'local';
  return hostname.split('.').some((label) => /^(?:dev|.+-dev|dev-.+)$/.test(label))
    ? 'dev'
    : 'prod';
}
