import { createServer, type RequestListener } from 'node:http';

/** A test server on its own port. */
export interface TestServer {
  url: string;
  stop: () => void;
}

export async function startServer(answer: RequestListener): Promise<TestServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server has no port. It did not listen on TCP.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
