import { handlers } from '@studio-portal/sdk/msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createTestServer, type TestServer } from './harness.ts';

/**
 * Starts a mock backend with the examples of the API description for a test file, and a new server before each
 * test.
 */
export function mockBackend() {
  const backend = setupServer(...handlers);
  /** Chain and path of each request. */
  const requests: string[] = [];
  let server: TestServer | undefined;
  beforeAll(() => backend.listen());
  afterAll(() => backend.close());
  beforeEach(async () => {
    requests.length = 0;
    backend.events.on('request:start', ({ request }) => {
      const { pathname } = new URL(request.url);
      requests.push(`${request.headers.get('x-tenant') ?? ''} ${pathname}`);
    });
    server = await createTestServer();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    backend.events.removeAllListeners();
    backend.resetHandlers();
    await server?.app.close();
  });
  return {
    backend,
    requests,
    /** Returns the server of the current test. */
    server: (): TestServer => {
      if (!server) throw new Error('The server is available inside tests only.');
      return server;
    },
  };
}
