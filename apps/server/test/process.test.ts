import { once } from 'node:events';
import { createServer } from 'node:http';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freePort, startProgram } from './sandbox.ts';
import { listeningPort } from './upstream.ts';

const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));

test('exits at once with one line for each invalid setting and no stack', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    env: { PATH: process.env.PATH ?? '', PORT: 'x', HOSTS: 'a b' },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([status, stdout, stderr.trim().split('\n')]).toEqual([
    1,
    '',
    [
      'PORT must be a number from 0 to 65535.',
      'API_ORIGIN is missing: set it to the origin of your backend, such as https://api.example.',
      'HOSTS must be names of hosts, each with its chain if it has one, such as studios.example,north.example=northside.',
    ],
  ]);
});

test.each(['PORT', 'METRICS_PORT'])('explains in one line that %s is in use', async (name) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = String(listeningPort(taken));
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env: {
      PATH: process.env.PATH ?? '',
      API_ORIGIN: 'https://api.example',
      HOST: '127.0.0.1',
      PORT: '0',
      [name]: port,
    },
    encoding: 'utf8',
    timeout: 60_000,
  });
  taken.close();
  expect([status, stderr]).toEqual([
    1,
    `${name} ${port} is not available on HOST 127.0.0.1: the port is in use (EADDRINUSE).\n`,
  ]);
});

test('finishes pending requests on SIGTERM before it logs that it has stopped', async () => {
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  const backend = createServer((_request, response) => {
    asked();
    void mayAnswer.then(() => response.end('{"slow":true}'));
  });
  const backendPort = await freePort();
  backend.listen(backendPort, '127.0.0.1');
  const port = await freePort();
  const { stop, output } = await startProgram(
    [program],
    {
      API_ORIGIN: `http://127.0.0.1:${backendPort}`,
      PORT: String(port),
      HOST: '127.0.0.1',
      DRAIN_SECONDS: '6',
    },
    /The portal is at/,
  );
  const origin = `http://127.0.0.1:${port}`;
  const status = async (path: string) => (await fetch(origin + path)).status;
  expect(await status('/readyz')).toBe(200);
  expect(output()).toContain('HOSTS is not set');
  const pending = fetch(`${origin}/nox/public/v1/tenant`, {
    headers: { accept: 'application/json' },
  });
  await isAsked;
  const stopped = stop();
  await expect.poll(() => status('/readyz')).toBe(503);
  // New requests are still answered.
  expect(await status('/healthz')).toBe(200);
  answer();
  expect(await (await pending).json()).toEqual({ slow: true });
  await stopped;
  expect(output().trimEnd().split('\n').at(-1)).toContain('"msg":"The server has stopped"');
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed');
  backend.close();
});
