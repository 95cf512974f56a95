import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createMetrics } from '../src/metrics.ts';
import { createServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';

/** The real build: what it writes into a page is what is looked at. */
const portalDist = fileURLToPath(new URL('../../portal/dist', import.meta.url));
if (!existsSync(`${portalDist}/index.html`))
  throw new Error(
    'These tests read the portal’s build: npx turbo run build --filter=@studio-portal/portal',
  );

export type TestServer = {
  app: FastifyInstance;
  /** Every line of the log. */
  lines: string[];
  metrics: () => Promise<string>;
};

/** A server that is injected into, with settings as the environment has them. */
export async function serverWith(
  env: Record<string, string> = {},
  isStopping?: () => boolean,
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
    },
  );
  return { app, lines, metrics: metrics.text };
}

/** A studio of a chain, as addresses name it. */
export const studioPath = (tenant: string, id: number): string =>
  `/studio/${Buffer.from(`${tenant}:${id}`).toString('base64')}`;

/** Asks for a page as a browser does. */
export const page = ({ app }: TestServer, url: string, headers: Record<string, string> = {}) =>
  app.inject({
    url,
    headers: {
      accept: 'text/html',
      host: 'portal.example',
      'accept-language': 'en-GB',
      ...headers,
    },
  });
