/** Timeouts on slow lines: servers that read or write slowly, in Node and in a browser. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { configureSdk, TimeoutError, type UploadProgress } from '../src/index.ts';
import { fetchWithProgress } from '../src/upload.ts';
import { getTenant } from '../src/generated/api/tenant.ts';
import { uploadProfileImage } from '../src/generated/api/me.ts';
import { mockBackend, json, getError } from './backend.ts';
import { openBrowser } from './browser.ts';
import { startServer, type TestServer } from './server.ts';

/** Milliseconds, less than a transfer takes, but more than the system waits until it accepts more bytes. */
const timeout = 5_000;
/** More than the buffers of a connection hold. */
const size = 30_000_000;

let server: TestServer | undefined;
afterEach(() => server?.stop());

/** Reads a request at 3 MB/s at most. */
async function readSlowly(request: IncomingMessage): Promise<number> {
  let read = 0;
  for await (const chunk of request) {
    read += Buffer.from(chunk).length;
    await pause(20);
  }
  return read;
}

async function useBackend(answer: Parameters<typeof startServer>[0]): Promise<void> {
  server = await startServer(answer);
  mockBackend(json({}));
  configureSdk({ baseUrl: server.url, fetch: fetchWithProgress, timeout, retries: 0 });
}

describe('a timeout', () => {
  test('ends no answer that keeps arriving', async () => {
    await useBackend((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"tenant":"a"');
      void (async () => {
        for (let count = 0; count < 10; count += 1) {
          await pause(700);
          response.write(' ');
        }
        response.end('}');
      })();
    });
    expect(await getTenant()).toEqual({ tenant: 'a' });
  });

  test('ends an answer that stops', async () => {
    await useBackend((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
    });
    expect(await getError(getTenant())).toBeInstanceOf(TimeoutError);
  });

  test('ends no upload on a slow line, though nothing reports its progress', async () => {
    await useBackend((request, response) => {
      void readSlowly(request).then((read) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ read }));
      });
    });
    const image = new Blob([new Uint8Array(size)]);
    expect(await uploadProfileImage({ image })).toEqual({ read: expect.any(Number) });
  });
});

/** Result of an upload, or the name of its error. */
type Outcome = { outcome: unknown; progress: UploadProgress[] };

describe('in a browser', () => {
  const source = fileURLToPath(new URL('../src/', import.meta.url));

  /** Serves the SDK's source as modules, and uploads a file from a page. @returns what the upload saw */
  async function uploadFromPage(
    receive: (request: IncomingMessage) => Promise<object>,
  ): Promise<Outcome> {
    server = await startServer((request, response) => {
      void (async () => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost');
        if (pathname.endsWith('.ts')) {
          const code = stripTypeScriptTypes(await readFile(source + pathname, 'utf8'));
          response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(code);
        } else if (request.method === 'DELETE') response.writeHead(204).end();
        else if (request.method === 'POST') {
          const answer = await receive(request);
          response.writeHead(200, { 'Content-Type': 'application/json', 'X-Trace-Id': 't' });
          response.end(JSON.stringify({ ...answer, tenant: request.headers['x-tenant'] }));
        } else response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
      })();
    });
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(server.url);
      // As text, because the test runner would rewrite the imports of a function.
      return await page.evaluate<Outcome>(`(async () => {
        const { configureSdk } = await import('/index.ts');
        const { fetcher } = await import('/runtime/fetcher.ts');
        const { fetchWithProgress: fetch } = await import('/upload.ts');
        configureSdk({ context: () => ({ tenant: 'northside' }), timeout: ${timeout}, fetch });
        const body = new FormData();
        body.set('image', new Blob([new Uint8Array(${size})]));
        const progress = [];
        const call = { operationId: 'upload', statuses: [200], method: 'POST', body };
        const onUploadProgress = (one) => progress.push(one);
        await fetcher('/file', { operationId: 'remove', statuses: [204], method: 'DELETE' });
        const outcome = await fetcher('/upload', { ...call, onUploadProgress }).catch(({ name }) => name);
        return { outcome, progress };
      })()`);
    } finally {
      await browser.close();
    }
  }

  test('reports the progress of an upload, which no slow line ends', async () => {
    const { outcome, progress } = await uploadFromPage(async (request) => ({
      read: await readSlowly(request),
    }));
    const total = progress.at(-1)?.total ?? 0;
    expect(total).toBeGreaterThan(size);
    expect(outcome).toEqual({ read: total, tenant: 'northside' });
    const sent = progress.map((one) => one.sent);
    expect([sent[0], sent.at(-1)]).toEqual([0, total]);
    expect(new Set(sent).size).toBeGreaterThan(5);
    expect(sent).toEqual(sent.toSorted((one, other) => one - other));
  });

  test('ends an upload that stops', async () => {
    const { outcome, progress } = await uploadFromPage(() => new Promise(() => undefined));
    expect(outcome).toBe('TimeoutError');
    expect(progress.at(-1)?.sent).toBeLessThan(size);
  });
});
