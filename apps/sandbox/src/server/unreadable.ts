/** Requests that never reach a route: addresses that cannot be read, and connections that send no whole request. */
import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer, errorBody } from './errors.ts';
import { sendErrorPage } from '@studio-portal/shell/errorPage';
import { frameRefusal, refusalOf } from './refusalOf.ts';
import { bareHeaders, frameHeaders } from '@studio-portal/shell/securityHeaders';

/** The name of a request in the log and in errors. */
export const traceId = (): string => randomBytes(8).toString('hex');

/** Answers an address that the router cannot read. No hook runs for it, so everything is said here. */
export function refuseAddress(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  isPage: (request: FastifyRequest) => boolean,
): void {
  const refusal = refusalOf(error);
  reply.headers(frameHeaders(request));
  request.log.info(
    { traceId: request.id, method: request.method, status: refusal.status },
    'answered',
  );
  if (isPage(request)) sendErrorPage(reply, request, refusal);
  else answer(reply, request, refusal);
}

/** What Node says of a connection that it gives up. */
const statuses: ReadonlyMap<string, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
]);

/** Remembers on which connections an answer has begun: nothing else can be said there any more. */
export function watchAnswers(app: FastifyInstance): WeakSet<Socket> {
  const answering = new WeakSet<Socket>();
  app.addHook('onSend', async ({ raw }) => void answering.add(raw.socket));
  app.addHook('onResponse', async ({ raw }) => void answering.delete(raw.socket));
  return answering;
}

/**
 * Ends a connection on which no request can be read, with an ErrorBody where one still can be sent.
 * @param silent whether an answer has begun
 */
export function refuseConnection(
  app: FastifyInstance,
  error: NodeJS.ErrnoException,
  socket: Socket,
  silent: boolean,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = frameRefusal(statuses.get(error.code ?? '') ?? 400);
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
