import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOnline } from './connection.ts';
import { importOrReload, importWithRetry } from './importWithRetry.ts';

const network = { onLine: true };

const goOnline = () => {
  network.onLine = true;
  window.dispatchEvent(new Event('online'));
};

beforeEach(() => {
  network.onLine = true;
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failure = new TypeError('Failed to fetch');

test('reports an import that fails while online at once', async () => {
  const load = vi.fn(() => Promise.reject(failure));
  await expect(importWithRetry(load)).rejects.toBe(failure);
  expect(load).toHaveBeenCalledOnce();
});

test('waits for the network, and retries an import that fails shortly after it is back', async () => {
  network.onLine = false;
  const load = vi
    .fn(() => Promise.resolve('part'))
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure);
  const part = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
  goOnline();
  await vi.advanceTimersByTimeAsync(1000);
  await expect(part).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
});

test('retries an import that began offline and failed once the network was back', async () => {
  network.onLine = false;
  const load = vi
    .fn(() => Promise.resolve('part'))
    .mockImplementationOnce(() => {
      goOnline();
      return Promise.reject(failure);
    });
  const part = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(part).resolves.toBe('part');
});

test.each([
  ['cannot be reached although the browser believes it is online', () => Promise.reject(failure)],
  ['is not ready', () => Promise.resolve(new Response(null, { status: 503 }))],
])('waits for a server that %s', async (_, answer) => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { href: '/' } }));
  const reach = vi.fn<() => Promise<Response>>(answer);
  vi.stubGlobal('fetch', reach);
  const load = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(failure);
  const part = importOrReload(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isOnline()).toBe(false);
  expect(load).toHaveBeenCalledOnce();
  reach.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(3000);
  await expect(part).resolves.toBe('part');
  expect(isOnline()).toBe(true);
});
