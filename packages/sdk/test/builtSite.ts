import { existsSync, readFileSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import { extname, join } from 'node:path';
import type { Route } from 'playwright-core';
import { startServer, type TestServer } from './server.ts';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Serves Vite's output; proxies everything else to the backend, if given. */
export const serveBuilt = (folder: string, backend?: string): Promise<TestServer> =>
  startServer((request, response) => {
    const { url = '/', method, headers } = request;
    const file = join(folder, url === '/' ? 'index.html' : url);
    if (existsSync(file)) {
      response.writeHead(200, { 'Content-Type': types[extname(file)] ?? '' });
      response.end(readFileSync(file));
    } else if (backend) {
      const target = new URL(url, backend);
      const proxyHeaders = { ...headers, host: target.host };
      request.pipe(
        sendRequest(target, { method, headers: proxyHeaders }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        }),
      );
    } else response.writeHead(404).end();
  });

/** Parses a block of header lines. */
export const parseHeaders = (block: string): Record<string, string> =>
  Object.fromEntries(
    block
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );

/** Answers a cross-origin call with the backend's response and the CORS headers the browser requires. */
export async function answerCrossOrigin(
  route: Route,
  backend: string,
  allowed: Record<string, string>,
  origin: string,
): Promise<void> {
  const { pathname, search } = new URL(route.request().url());
  const answer = await route.fetch({ url: backend + pathname + search });
  const headers = { ...answer.headers(), ...allowed, 'Access-Control-Allow-Origin': origin };
  await route.fulfill({ response: answer, headers });
}
