import { existsSync, readFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { expect, place, test } from './fixtures.ts';

const dist = new URL('../dist', import.meta.url).pathname;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/**
 * Starts a plain web server: serves existing files, proxies the backend's folders, and answers `index.html`
 * otherwise (apps/server/README.md).
 */
const startPlainServer = (backend: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((incoming, answer) => {
      const { method = 'GET', headers } = incoming;
      const { pathname } = new URL(incoming.url ?? '/', backend);
      if (
        /^\/(?:nox|v\d|studio-api|whitelabelconfigs|translation-host|pictures|brands)\//.test(
          pathname,
        )
      ) {
        const forwarded = request(
          new URL(incoming.url ?? '/', backend),
          { method, headers },
          (response) => {
            answer.writeHead(response.statusCode ?? 500, response.headers);
            response.pipe(answer);
          },
        );
        incoming.pipe(forwarded);
        return;
      }
      const isFile = /^\/(?:assets\/|worker\.js$)/.test(pathname);
      const file = join(dist, isFile ? pathname : 'index.html');
      if (!existsSync(file)) answer.writeHead(404).end();
      else
        answer
          .writeHead(200, {
            'Content-Type': types[extname(file)] ?? 'text/html',
            'Content-Security-Policy':
              "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:",
          })
          .end(readFileSync(file));
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

test('works as static files alone; the brand and the title come with the scripts', async ({
  page,
  baseURL,
}) => {
  const { path, name } = place;
  const server = await startPlainServer(baseURL ?? '');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await page.goto(`http://localhost:${port}${path}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(/Northside/);
  await page.getByRole('link', { name: 'News' }).first().click();
  await expect(page).toHaveURL(/\/news$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  // The server must not cut off what still loads.
  await page.waitForLoadState('networkidle');
  server.closeAllConnections();
  server.close();
});
