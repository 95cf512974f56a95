/** Who may keep an answer of the API. Without a word of ours a proxy or a browser would guess. */
import type { FastifyRequest } from 'fastify';
import type { Operation } from './operations.ts';
import { hasSessionCookie } from './sessionCookie.ts';

/**
 * What an answer is personal by: the session, or a secret in the address. Nobody keeps it then. What is the same for
 * everybody may be kept by whoever asks again before each use; an operation that knows better says so itself.
 */
export function cacheHeaders(
  operation: Operation,
  request: FastifyRequest,
): Record<string, string> {
  const personal =
    operation.method !== 'GET' ||
    operation.needsSession ||
    operation.parameters.some(({ secret }) => secret) ||
    hasSessionCookie(request);
  return {
    'Cache-Control': personal ? 'no-store' : 'no-cache',
    Vary: ['Accept-Language', 'Cookie', ...contextOf(operation)].join(', '),
  };
}

const contextOf = ({ parameters }: Operation): string[] =>
  parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
