/** Headers of every answer. The content security policy differs by page and is set where the page is made. */
import type { FastifyRequest } from 'fastify';

const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Browsers come back over TLS for a year. Hosts below this one are not ours to speak for. */
const overTlsOnly = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** Query parameters that prove something (specification 1, section 2.6: e, c and their long names). */
const secrets = ['c', 'code', 'e', 'email', 'token', 'uuid'];

/** What goes out with every answer, whoever makes it; to be set before anything can fail. */
export function frameHeaders(request: FastifyRequest): Record<string, string> {
  return {
    'X-Trace-Id': request.id,
    ...securityHeaders,
    ...(request.protocol === 'https' ? overTlsOnly : {}),
    ...(carriesSecret(request.url) ? { 'Referrer-Policy': 'no-referrer' } : {}),
  };
}

/** The same, for what is no request yet. */
export function bareHeaders(traceId: string): Record<string, string> {
  return { 'X-Trace-Id': traceId, ...securityHeaders, 'Referrer-Policy': 'no-referrer' };
}

/** Whether an address must not reach anybody as a referrer, not even this origin. */
function carriesSecret(url: string): boolean {
  const [, query = ''] = url.split('?', 2);
  const names = new URLSearchParams(query);
  return secrets.some((name) => names.has(name));
}
