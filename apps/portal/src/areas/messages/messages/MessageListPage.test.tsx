import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pendingNotices } from '../../../lib/browser/notices.ts';
import { show } from '../../../testing/show.tsx';
import { MessagesPage } from './MessagesPage.tsx';

test('says so when messages cannot be marked as read', async () => {
  await show(<MessagesPage />, { member: true, answers: [mock('readAllMessages', 503)] });
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => pendingNotices().at(-1)?.type).toBe('error');
});
