/** The process: how it starts, and how it stops. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freePort, started } from './sandbox.ts';
import { portOf } from './upstream.ts';

const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));

test('settings that make no sense end it at once, with a line each and without a stack', () => {
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

test.each(['PORT', 'METRICS_PORT'])('%s that is taken is one line that says so', async (name) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = String(portOf(taken));
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
    `${name} ${port} cannot be had on HOST 127.0.0.1: something listens there already (EADDRINUSE).\n`,
  ]);
});

test('told to stop it says so, waits, ends what is under way, and leaves', async () => {
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  const backend = createServer((_request, response) => {
    asked();
    void mayAnswer.then(() => response.end('{"slow":true}'));
  });
  const backendPort = await freePort();
  backend.listen(backendPort, '127.0.0.1');
  const port = await freePort();
  const { stop, printed } = await started(
    [program],
    {
      API_ORIGIN: `http://127.0.0.1:${backendPort}`,
      PORT: String(port),
      HOST: '127.0.0.1',
      DRAIN_SECONDS: '2',
    },
    /The portal is at/,
  );
  const origin = `http://127.0.0.1:${port}`;
  const status = async (path: string) => (await fetch(origin + path)).status;
  expect(await status('/readyz')).toBe(200);
  expect(printed()).toContain('HOSTS is not set');
  const underWay = fetch(`${origin}/nox/public/v1/tenant`, {
    headers: { accept: 'application/json' },
  });
  await isAsked;
  const stopped = stop();
  await expect.poll(() => status('/readyz')).toBe(503);
  // Who comes all the same is still answered.
  expect(await status('/healthz')).toBe(200);
  answer();
  expect(await (await underWay).json()).toEqual({ slow: true });
  await stopped;
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed');
  backend.close();
});
