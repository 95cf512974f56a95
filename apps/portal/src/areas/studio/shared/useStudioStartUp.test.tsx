import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { useStudioStartUp } from './useStudioStartUp.ts';

const Status = () => (
  <p>{useStudioStartUp({ tenant: 'northside', organizationUnitId: 1001 }).status}</p>
);

test('refetches the studio when the user returns after an hour, and keeps the page', async () => {
  let isLate = false;
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
  const { sent } = await show(<Status />, {
    answers: [http.get('*/v1/studios/1001', () => (isLate ? answered : undefined))],
  });
  const asked = () => sent.filter(({ call }) => call.endsWith('/v1/studios/1001')).length;
  await expect.element(page.getByText('ready')).toBeVisible();
  const before = asked();
  isLate = true;
  vi.setSystemTime('2026-11-25T13:01:00Z');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.poll(asked).toBe(before + 1);
  await expect.element(page.getByText('ready')).toBeVisible();
  answer(undefined);
});
