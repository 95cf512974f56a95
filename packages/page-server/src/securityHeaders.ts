/** Headers of every response. The content security policy depends on the page and is set with it. */
import type { FastifyRequest } from 'fastify';

const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Tells browsers to use TLS for a year; excludes subdomains, which may not be ours. */
const overTlsOnly = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** Query parameters that act as credentials (spec 1.2.6: e, c and their long names). */
const secrets = ['c', 'code', 'e', 'email', 'token', 'uuid'];

/** Returns the headers of every response; set them before anything can fail. */
export function frameHeaders(request: FastifyRequest): Record<string, string> {
  return {
    'X-Trace-Id': request.id,
    ...securityHeaders,
    ...(request.protocol === 'https' ? overTlsOnly : {}),
    ...(carriesSecret(request.url) ? { 'Referrer-Policy': 'no-referrer' } : {}),
  };
}

/** Returns the headers for responses before a request is parsed. */
export function bareHeaders(traceId: string): Record<string, string> {
  return { 'X-Trace-Id': traceId, ...securityHeaders, 'Referrer-Policy': 'no-referrer' };
}

/** Returns whether a URL must not be sent as a referrer, not even to this origin. */
function carriesSecret(url: string): boolean {
  const [, query = ''] = url.split('?', 2);
  const names = new URLSearchParams(query);
  return secrets.some((name) => names.has(name));
}
