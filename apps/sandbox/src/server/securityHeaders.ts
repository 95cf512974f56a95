/** Headers of every answer. The content security policy differs by page and is set where the page is made. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Query parameters that prove something (specification 1, section 2.6: e, c and their long names). */
const secrets = ['c', 'code', 'e', 'email', 'token', 'uuid'];

/** Whether an address must not reach anybody as a referrer, not even this origin. */
export function carriesSecret(url: string): boolean {
  const [, query = ''] = url.split('?', 2);
  const names = new URLSearchParams(query);
  return secrets.some((name) => names.has(name));
}
