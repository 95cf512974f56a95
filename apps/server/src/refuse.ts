/** What is answered where neither a page nor the backend does: a page for people, an ErrorBody for the portal's calls. */
import { sendErrorPage } from '@studio-portal/page-server/errorPage';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Refusal = { code: string; message: string; headers?: Record<string, string> };

/** Status → what stands in the body (specification 2, section 8, "ErrorBody"). */
const refusals: Readonly<Record<number, Refusal>> = {
  404: { code: 'portal.error.notfound', message: 'There is nothing at this address' },
  421: { code: 'portal.error.unknownhost', message: 'This server does not answer for this host' },
  // Not 502, which says that the backend itself is being worked on.
  503: {
    code: 'portal.error.unreachable',
    message: 'The backend cannot be reached',
    headers: { 'Retry-After': '5' },
  },
};

const other: Refusal = { code: 'portal.error.failed', message: 'The request cannot be answered' };

/** @param asPage whether a person reads the answer */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  asPage: boolean,
): FastifyReply {
  const { code, message, headers = {} } = refusals[status] ?? other;
  if (asPage) return sendErrorPage(reply, request, { status, headers });
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', ...headers })
    .type('application/json; charset=utf-8')
    .send({ errorMessage: message, errorCode: code, traceId: request.id, typedArgs: [] });
}
