import { expect, test, vi } from 'vitest';
import { askToLogIn, endAsking, isAskedToLogIn, onAskedToLogIn } from './sessionEnd.ts';

test('resolves several rejected calls with one login', async () => {
  const listener = vi.fn<() => void>();
  const stop = onAskedToLogIn(listener);
  const answers = Promise.all([askToLogIn(), askToLogIn()]);
  expect(isAskedToLogIn()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  endAsking(true);
  expect(await answers).toEqual([true, true]);
  expect(isAskedToLogIn()).toBe(false);
  stop();
});

test('asks again when the next session ends', async () => {
  const first = askToLogIn();
  endAsking(false);
  const second = askToLogIn();
  endAsking(true);
  expect([await first, await second]).toEqual([false, true]);
});
