import { ApiError } from '@studio-portal/sdk';
import { prefetchGetTenantQuery } from '@studio-portal/sdk/api/tenant';
import { dehydrate } from '@tanstack/react-query';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type ServerResponse,
} from 'node:http';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from './App.tsx';
import { createCache, instanceOf } from './instance.ts';

const backend = process.env['BACKEND'] ?? 'http://localhost:4100';

/** A `<` could end the script element. */
const asScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Streams the page of one chain. Instance and cache belong to this request only. */
async function showChain(tenant: string, response: ServerResponse): Promise<void> {
  const sdk = instanceOf(tenant, (path, init) => fetch(new URL(path, backend), init));
  const cache = createCache();
  const from = new Date().toISOString().slice(0, 10);
  await prefetchGetTenantQuery(cache, { request: { sdk } });
  const { pipe } = renderToPipeableStream(<App sdk={sdk} cache={cache} from={from} />, {
    onShellReady() {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.write('<!doctype html><meta charset="utf-8"><div id="root">');
      // Parts are sent as soon as they are ready. The dehydrated cache follows the last part, then the browser
      // hydrates.
      const parts = new PassThrough();
      parts.pipe(response, { end: false });
      parts.on('end', () => {
        const state = asScript({ tenant, from, answers: dehydrate(cache) });
        response.end(
          `</div><script type="application/json" id="state">${state}</script><script type="module" src="/browser.js"></script>`,
        );
      });
      pipe(parts);
    },
    onError: (error) => console.error(String(error)),
    onShellError(error) {
      const isUnknown = error instanceof ApiError && error.status === 404;
      response.writeHead(isUnknown ? 404 : 500).end(isUnknown ? 'No such chain' : 'Try again');
    },
  });
}

/** Proxies the browser's requests to the backend, so that the browser sees a single origin. */
function forward(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '/', headers } = request;
  const target = new URL(url, backend);
  const asked = sendRequest(
    target,
    { method, headers: { ...headers, host: target.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [, tenant] = /^\/chains\/([a-z0-9-]+)$/.exec(pathname) ?? [];
  if (tenant) return showChain(tenant, response);
  if (pathname !== '/browser.js') return forward(request, response);
  const script = await readFile(new URL('../browser/browser.js', import.meta.url));
  response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
server.listen(Number(process.env['PORT'] ?? 3000), () => {
  const address = server.address();
  console.log(`http://localhost:${typeof address === 'object' ? address?.port : address}`);
});
