/** The session cookie: never readable by scripts, never sent along by other sites. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetimeSeconds } from '../domains/accounts/sessions.ts';
import type { SessionCookie } from './api.ts';

const name = 'SESSION';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Reads and writes the session cookie of one request. */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  const attributes = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    // Browsers keep a Secure cookie from a plain http address only on the machine itself.
    secure: !localNames.has(request.hostname),
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
