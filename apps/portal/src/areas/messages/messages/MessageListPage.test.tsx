import { configureSdk } from '@studio-portal/sdk';
import { mock } from '@studio-portal/sdk/msw';
import { http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pendingNotices } from '../../../lib/browser/notices.ts';
import { show } from '../../../testing/show.tsx';
import { MessagesPage } from './MessagesPage.tsx';

afterEach(() => configureSdk({ context: () => ({}) }));

test('says so when messages cannot be marked as read', async () => {
  await show(<MessagesPage />, { member: true, answers: [mock('readAllMessages', 503)] });
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => pendingNotices().at(-1)?.type).toBe('error');
});

test('sends a deletion to the chain of the message after leaving for another chain', async () => {
  const tenants: (string | null)[] = [];
  const { unmount } = await show(<MessagesPage />, {
    member: true,
    answers: [
      http.delete(
        '*/nox/v1/message/:id',
        ({ request }) => void tenants.push(request.headers.get('X-Tenant')),
      ),
    ],
  });
  configureSdk({ context: () => ({ tenant: 'northside' }) });
  await page.getByRole('button', { name: /^Delete ?: Closed on Sunday/ }).click();
  configureSdk({ context: () => ({ tenant: 'southside' }) });
  await unmount();
  await expect.poll(() => tenants).toEqual(['northside']);
});
