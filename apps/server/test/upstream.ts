import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A request as received by the backend. */
export type ReceivedRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
};

export type Upstream = {
  origin: string;
  /** All requests in the order received. */
  requests: ReceivedRequest[];
  close: () => void;
};

/** Returns the port of a listening server. */
export const listeningPort = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Starts a backend that records its requests. Its answers have at least as many bytes as their header `X-Size`. */
export const startUpstream = (
  answerHeaders: (request: ReceivedRequest) => Record<string, string | string[]> = () => ({}),
): Promise<Upstream> =>
  new Promise((resolve) => {
    const requests: ReceivedRequest[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        const one = { method, url, headers, body };
        requests.push(one);
        const answer: Record<string, string | string[]> = {
          'Content-Type': 'application/json',
          ...answerHeaders(one),
        };
        response.writeHead(200, answer);
        response.end(JSON.stringify({ was: url }).padEnd(Number(answer['X-Size'] ?? 0)));
      });
    });
    server.listen(0, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${listeningPort(server)}`,
        requests,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      }),
    );
  });

/**
 * Sends raw lines that no client would write, and waits until the server closes the connection.
 * @param app a listening server
 * @returns everything received
 */
export const sendRaw = (app: FastifyInstance, lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(listeningPort(app.server), '127.0.0.1', () =>
      socket.write(`${lines.join('\r\n')}\r\n\r\n`),
    );
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('close', () => resolve(text));
    socket.setTimeout(20_000, () => {
      socket.destroy();
      reject(new Error(`The connection stayed open after: ${text}`));
    });
  });
