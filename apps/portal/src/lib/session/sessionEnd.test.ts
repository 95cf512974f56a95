import { expect, test, vi } from 'vitest';
import {
  openLoginDialog,
  closeLoginDialog,
  isLoginDialogOpen,
  onLoginDialogChange,
} from './sessionEnd.ts';

test('resolves several rejected calls with one login', async () => {
  const listener = vi.fn<() => void>();
  const stop = onLoginDialogChange(listener);
  const answers = Promise.all([openLoginDialog(), openLoginDialog()]);
  expect(isLoginDialogOpen()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  closeLoginDialog(true);
  expect(await answers).toEqual([true, true]);
  expect(isLoginDialogOpen()).toBe(false);
  stop();
});

test('asks again when the next session ends', async () => {
  const first = openLoginDialog();
  closeLoginDialog(false);
  const second = openLoginDialog();
  closeLoginDialog(true);
  expect([await first, await second]).toEqual([false, true]);
});
