import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { offerPush } from './pushOffer.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { mockPush } from '../../../testing/mockPush.ts';
import { show } from '../../../testing/show.tsx';
import { PushOffer } from './PushOffer.tsx';

const dialog = page.getByRole('dialog', { name: 'Want to know right away?' });
const accept = dialog.getByRole('button', { name: 'Turn on notifications' });

afterEach(() => vi.restoreAllMocks());

test('offers notifications only when there is something to follow, and respects “Not now”', async () => {
  const { asked } = mockPush({ answer: 'granted' });
  await show(<PushOffer />);
  await expect.element(dialog).not.toBeInTheDocument();
  offerPush();
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  offerPush();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
});

test('triggers the browser’s prompt after acceptance, and nothing else', async () => {
  const { asked, isSubscribed } = mockPush({ answer: 'granted' });
  await show(<PushOffer />);
  offerPush();
  await accept.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).toHaveBeenCalledOnce();
  expect(isSubscribed()).toBe(true);
});

test('explains how to unblock notifications after a denial in the browser', async () => {
  mockPush({ answer: 'denied' });
  await show(<PushOffer />);
  offerPush();
  await accept.click();
  await expect.element(dialog.getByText(/^Your browser blocks notifications/)).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
