/** The session cookie, hidden from scripts and not sent by other sites. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from '../api.ts';

/** Lifetime of a session after its last use: 30 days. */
export const sessionLifetimeSeconds = 30 * 24 * 60 * 60;

/** Its name in the description. */
const plainName = 'SESSION';

/**
 * Its name over TLS. Browsers accept this prefix only with Secure, for the whole host and from the host itself, so no
 * sibling subdomain can plant a session. Over plain http they would reject it.
 */
const hostName = '__Host-SESSION';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

const cookieName = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? hostName : plainName;

/** Returns whether the client sent a session cookie. */
export const hasSessionCookie = (request: FastifyRequest): boolean =>
  request.cookies[cookieName(request)] !== undefined;

/** Reads and writes the session cookie of one request. */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  const name = cookieName(request);
  const attributes = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    // Over plain http, browsers accept a Secure cookie at most from localhost, and some not even there.
    secure: request.protocol === 'https' || !localNames.has(request.hostname),
  } as const;
  return {
    token: request.cookies[name] ?? null,
    set: (token) => {
      reply.setCookie(name, token, { ...attributes, maxAge: sessionLifetimeSeconds });
    },
    clear: () => {
      reply.clearCookie(name, attributes);
    },
  };
}
