/**
 * Rejects state-changing requests sent from other sites. SameSite=Lax already withholds the cookie from most of them;
 * this also covers sibling subdomains and calls without a session.
 */
import type { FastifyRequest } from 'fastify';
import { apiError } from './apiError.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Clients other than browsers send neither header and pass: they carry no ambient cookie.
 * @param allowed origins besides the sandbox's own
 * @throws 403 for a browser request from a foreign origin
 */
export function rejectForeignOrigin(
  request: FastifyRequest,
  allowed: readonly string[] = [],
): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (origin !== undefined && allowed.includes(origin)) return;
  const foreign =
    site === undefined
      ? origin !== undefined && origin !== requestOrigin(request)
      : site !== 'same-origin' && site !== 'none';
  if (foreign)
    throw apiError(
      403,
      'authorization.error.foreignorigin',
      'This request came from another origin; send it from the portal itself',
      { frame: true },
    );
}

/**
 * Returns the scheme and host that the browser requested; behind a trusted proxy, those from X-Forwarded-Proto and
 * X-Forwarded-Host.
 */
export function requestOrigin({ protocol, host }: FastifyRequest): string | null {
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}
