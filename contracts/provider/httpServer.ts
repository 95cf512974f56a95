import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';

/** A server on a free local port. */
export interface LocalServer {
  url: string;
  stop(): Promise<void>;
}

export async function serve(listener: RequestListener): Promise<LocalServer> {
  // Never closes an idle connection, which the verifier might reuse at that moment.
  const server = createServer({ keepAliveTimeout: 0 }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port found.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Reads the complete body of a message. */
export async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
