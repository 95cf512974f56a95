/** Requests that never reach a route: unreadable addresses, and connections that send no complete request. */
import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError, errorBody } from './errors.ts';
import { sendErrorPage } from '@studio-portal/page-server/errorPage';
import { frameworkError, toApiError } from './toApiError.ts';
import { bareHeaders, frameHeaders } from '@studio-portal/page-server/securityHeaders';

/** Generates the id of a request for the log and for errors. */
export const traceId = (): string => randomBytes(8).toString('hex');

/**
 * Responds to an address that the router cannot parse. No hooks run for it, so headers and log line are written here.
 */
export function rejectAddress(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  isPage: (request: FastifyRequest) => boolean,
): void {
  const refusal = toApiError(error);
  reply.headers(frameHeaders(request));
  request.log.info(
    { traceId: request.id, method: request.method, status: refusal.status },
    'answered',
  );
  if (isPage(request)) sendErrorPage(reply, request, refusal);
  else sendError(reply, request, refusal);
}

/** HTTP statuses for Node's connection errors. */
const statuses: ReadonlyMap<string, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
]);

/** Tracks connections with a response in progress, on which nothing else may be written. */
export function trackResponses(app: FastifyInstance): WeakSet<Socket> {
  const answering = new WeakSet<Socket>();
  app.addHook('onSend', async ({ raw }) => void answering.add(raw.socket));
  app.addHook('onResponse', async ({ raw }) => void answering.delete(raw.socket));
  return answering;
}

/**
 * Closes a connection with an unreadable request, sending an ErrorBody if that is still possible.
 * @param silent whether a response is already in progress
 */
export function rejectConnection(
  app: FastifyInstance,
  error: NodeJS.ErrnoException,
  socket: Socket,
  silent: boolean,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = frameworkError(statuses.get(error.code ?? '') ?? 400);
  const { status } = refusal;
  const id = traceId();
  app.log.info({ traceId: id, status }, 'answered');
  if (socket.writable && !silent) {
    const body = JSON.stringify(errorBody(refusal, id));
    const headers = {
      ...bareHeaders(id),
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`,
    );
  }
  socket.destroy(error);
}
