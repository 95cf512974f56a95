import { handlers } from '@studio-portal/sdk/msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { serverWith, type TestServer } from './harness.ts';

/** For a file of tests: a backend that answers the examples of the description, and before each test a new server in front of it. */
export function mockBackend() {
  const backend = setupServer(...handlers);
  /** What has been asked: chain and path. */
  const asked: string[] = [];
  let server: TestServer | undefined;
  beforeAll(() => backend.listen());
  afterAll(() => backend.close());
  beforeEach(async () => {
    asked.length = 0;
    backend.events.on('request:start', ({ request }) => {
      const { pathname } = new URL(request.url);
      asked.push(`${request.headers.get('x-tenant') ?? ''} ${pathname}`);
    });
    server = await serverWith();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    backend.events.removeAllListeners();
    backend.resetHandlers();
    await server?.app.close();
  });
  return {
    backend,
    asked,
    /** The server of this test. */
    server: (): TestServer => {
      if (!server) throw new Error('There is a server in tests alone.');
      return server;
    },
  };
}
