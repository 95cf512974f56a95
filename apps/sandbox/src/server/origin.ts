/**
 * Refuses state-changing requests that another site made a browser send. SameSite=Lax already keeps
 * the cookie away from most of them; this also covers sister sites and calls without a session.
 */
import type { FastifyRequest } from 'fastify';
import { fault } from './fault.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Programs other than browsers send neither header and are let through: they carry no ambient cookie.
 * @throws 403 for a browser request from a foreign origin
 */
export function refuseForeignOrigin(request: FastifyRequest): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const foreign =
    site === undefined
      ? origin !== undefined && origin !== originOf(request)
      : site !== 'same-origin' && site !== 'none';
  if (foreign)
    throw fault(
      403,
      'authorization.error.foreignorigin',
      'This request came from another origin; send it from the portal itself',
      { frame: true },
    );
}

/** Scheme and host that the browser has called; behind a proxy that is believed, what it says (X-Forwarded-Proto, X-Forwarded-Host). */
export function originOf({ protocol, host }: FastifyRequest): string | null {
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}
