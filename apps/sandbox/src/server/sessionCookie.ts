/** The session cookie: never readable by scripts, never sent along by other sites. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetimeSeconds } from '../domains/accounts/sessions.ts';
import type { SessionCookie } from './api.ts';

/** Its name in the description. */
const plainName = 'SESSION';

/**
 * Its name over TLS. Browsers take a cookie of this prefix from no sister host, only with Secure and for the whole
 * site, so nobody else can plant a session here. From a plain http address they would not take it at all.
 */
const hostName = '__Host-SESSION';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

const nameFor = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? hostName : plainName;

/** Whether the client says that it has a session. */
export const hasSessionCookie = (request: FastifyRequest): boolean =>
  request.cookies[nameFor(request)] !== undefined;

/** Reads and writes the session cookie of one request. */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  const name = nameFor(request);
  const attributes = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    // Browsers keep a Secure cookie from a plain http address only on the machine itself, and not all of them even there.
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
