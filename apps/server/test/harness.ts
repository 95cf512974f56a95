import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createMetrics } from '../src/metrics.ts';
import { createServer, type ServerOptions } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';

/** The real build, because the tests check its pages. */
const portalDist = fileURLToPath(new URL('../../portal/dist', import.meta.url));
if (!existsSync(`${portalDist}/index.html`))
  throw new Error(
    'These tests need the build of the portal. Run npx turbo run build --filter=@studio-portal/portal',
  );

export type TestServer = {
  app: FastifyInstance;
  /** All lines of the log. */
  lines: string[];
  metrics: () => Promise<string>;
};

/**
 * Creates a server to inject requests into.
 * @param env settings as environment variables
 */
export async function createTestServer(
  env: Record<string, string> = {},
  { isStopping, timeouts }: Pick<ServerOptions, 'isStopping' | 'timeouts'> = {},
): Promise<TestServer> {
  const lines: string[] = [];
  const metrics = createMetrics();
  const app = await createServer(
    readSettings({ API_ORIGIN: 'https://api.example', LOG_LEVEL: 'debug', ...env }),
    {
      portalDist,
      metrics,
      logTo: { write: (line) => void lines.push(line) },
      ...(isStopping ? { isStopping } : {}),
      ...(timeouts ? { timeouts } : {}),
    },
  );
  return { app, lines, metrics: metrics.text };
}

/** Returns the path of a studio's pages. */
export const studioPath = (tenant: string, id: number): string =>
  `/studio/${Buffer.from(`${tenant}:${id}`).toString('base64')}`;

/** Requests a page as a browser does. */
export const requestPage = (
  { app }: TestServer,
  url: string,
  headers: Record<string, string> = {},
) =>
  app.inject({
    url,
    headers: {
      accept: 'text/html',
      host: 'portal.example',
      'accept-language': 'en-GB',
      ...headers,
    },
  });
