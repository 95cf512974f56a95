import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A request as it arrived behind the server. */
export type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

export type Upstream = {
  origin: string;
  /** Everything that has arrived, the first first. */
  seen: Seen[];
  close: () => void;
};

/** The port that a server listens at. */
export const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** A backend that writes down what it is asked. */
export const startUpstream = (
  headersOf: (seen: Seen) => Record<string, string | string[]> = () => ({}),
): Promise<Upstream> =>
  new Promise((resolve) => {
    const seen: Seen[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        const one = { method, url, headers, body };
        seen.push(one);
        response.writeHead(200, { 'Content-Type': 'application/json', ...headersOf(one) });
        response.end(JSON.stringify({ was: url }));
      });
    });
    server.listen(0, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${portOf(server)}`,
        seen,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      }),
    );
  });

/**
 * Sends lines as no client would write them, and waits until the server ends the connection.
 * @param app one that listens
 * @returns all that came back
 */
export const sentRaw = (app: FastifyInstance, lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(portOf(app.server), '127.0.0.1', () =>
      socket.write(`${lines.join('\r\n')}\r\n\r\n`),
    );
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('close', () => resolve(text));
    socket.setTimeout(20_000, () => {
      socket.destroy();
      reject(new Error(`The connection stayed open after: ${text}`));
    });
  });
