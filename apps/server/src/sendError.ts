/**
 * Answers requests that neither a page nor the backend answers: an error page for people, an ErrorBody for
 * calls.
 */
import { sendErrorPage } from '@studio-portal/page-server/errorPage';
import type { FastifyReply, FastifyRequest } from 'fastify';

type ErrorReply = { code: string; message: string; headers?: Record<string, string> };

/** Status → error body (spec 2, section 8, ErrorBody). */
const errorReplies: Readonly<Record<number, ErrorReply>> = {
  404: { code: 'portal.error.notfound', message: 'There is nothing at this address' },
  421: { code: 'portal.error.unknownhost', message: 'This server does not answer for this host' },
  // Not 502, which means maintenance of the backend.
  503: {
    code: 'portal.error.unreachable',
    message: 'The backend cannot be reached',
    headers: { 'Retry-After': '5' },
  },
};

const unknownError: ErrorReply = {
  code: 'portal.error.failed',
  message: 'The request cannot be answered',
};

/**
 * Sends an error.
 * @param asPage whether a browser shows the answer as a page
 */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  asPage: boolean,
): FastifyReply {
  const { code, message, headers = {} } = errorReplies[status] ?? unknownError;
  if (asPage) return sendErrorPage(reply, request, { status, headers });
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', ...headers })
    .type('application/json; charset=utf-8')
    .send({ errorMessage: message, errorCode: code, traceId: request.id, typedArgs: [] });
}
