/** Tests clients on slow lines, and those that only pretend to be. All timeouts are scaled down. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultTimeouts } from '@studio-portal/page-server/requestTimeouts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestServer, type TestServer } from './harness.ts';
import { listeningPort, startUpstream, type Upstream } from './upstream.ts';

/** A fiftieth of the real times, since a busy machine may stall for a moment. */
const scale = 1 / 50;
const request = defaultTimeouts.request * scale;
const idle = defaultTimeouts.idle * scale;

let upstream: Upstream;
let server: TestServer;
beforeAll(async () => {
  upstream = await startUpstream();
  server = await createTestServer(
    { API_ORIGIN: upstream.origin, CALL_SECONDS: '1' },
    // A busy machine may need longer for headers than their scaled timeout.
    { timeouts: { headers: request, request, idle, check: 20 } },
  );
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  upstream.requests.length = 0;
});
afterAll(async () => {
  await server.app.close();
  upstream.close();
});

/**
 * Uploads a body in pieces.
 * @param pieces number of pieces that are sent; the rest of the announced body never comes
 * @param every milliseconds between two pieces
 * @returns the first line of the answer, empty if the connection was closed without one
 */
function upload(bytes: number, piece: number, pieces: number, every: number): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(listeningPort(server.app.server), '127.0.0.1');
    socket.write(
      `POST /v1/me/profile/image HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${bytes}\r\n\r\n`,
    );
    void (async () => {
      for (let count = 0; count < pieces && socket.writable; count += 1) {
        await pause(every);
        socket.write('x'.repeat(piece));
      }
    })();
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text.split('\r\n', 1)[0] ?? ''));
  });
}

test('forwards an upload of 5.2 MB at 40 kB/s', async () => {
  // 130 seconds, in 26 pieces.
  const piece = 200_000;
  expect(await upload(26 * piece, piece, 26, 5_000 * scale)).toBe('HTTP/1.1 200 OK');
  expect(upstream.requests.map(({ body }) => body.length)).toEqual([26 * piece]);
});

test('waits for the backend from the end of a slow upload', async () => {
  expect(await upload(10_000, 1_000, 10, 250)).toBe('HTTP/1.1 200 OK');
});

test('closes the connection of an upload that stops', async () => {
  const startedAt = Date.now();
  expect(await upload(1_000, 100, 2, 1)).toBe('');
  expect(Date.now() - startedAt).toBeLessThan(request);
});

test('ends an upload that sends a byte every few seconds', async () => {
  const seconds = 5_000 * scale;
  expect(await upload(1_000, 1, 1_000, seconds)).toBe('HTTP/1.1 408 Request Timeout');
  expect(upstream.requests).toEqual([]);
});
