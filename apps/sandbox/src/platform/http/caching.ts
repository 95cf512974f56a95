/** Cache headers of the API. Without explicit headers, proxies and browsers would apply heuristics. */
import type { FastifyRequest } from 'fastify';
import type { Operation } from './operations.ts';
import { hasSessionCookie } from './sessionCookie.ts';

/**
 * Responses that depend on a session or on a secret in the address are never stored. Public ones may be stored but must
 * be revalidated before each use; an operation can override this with its own headers.
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
    Vary: ['Accept-Language', 'Cookie', ...headerNames(operation)].join(', '),
  };
}

const headerNames = ({ parameters }: Operation): string[] =>
  parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
