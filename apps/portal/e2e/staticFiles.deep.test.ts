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

/** A plain web server: a file where there is one, the backend's folders handed on, `index.html` for all else (apps/server/README.md). */
const plainServer = (backend: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((asked, answer) => {
      const { method = 'GET', headers } = asked;
      const { pathname } = new URL(asked.url ?? '/', backend);
      if (
        /^\/(?:nox|v\d|studio-api|whitelabelconfigs|translation-host|pictures|brands)\//.test(
          pathname,
        )
      ) {
        const on = request(new URL(asked.url ?? '/', backend), { method, headers }, (come) => {
          answer.writeHead(come.statusCode ?? 500, come.headers);
          come.pipe(answer);
        });
        asked.pipe(on);
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

test('as static files alone the portal works: the brand and the title come with the scripts', async ({
  page,
  baseURL,
}) => {
  const { path, name } = place;
  const server = await plainServer(baseURL ?? '');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await page.goto(`http://localhost:${port}${path}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(/Northside/);
  await page.getByRole('link', { name: 'News' }).first().click();
  await expect(page).toHaveURL(/\/news$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  server.closeAllConnections();
  server.close();
});
