import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { CodeCard } from './CodeCard.tsx';

const showCode = page.getByRole('button', { name: 'Show my code' });

test('tells members who are refused that they cannot enter, and shows no code', async () => {
  await show(<CodeCard />, {
    member: true,
    answers: [mock('getActiveCheckin', 200, 'notLetIn')],
  });
  await expect.element(page.getByText('No entry at the moment')).toBeVisible();
  await expect.element(page.getByText('Not checked in')).not.toBeInTheDocument();
  await expect.element(showCode).not.toBeInTheDocument();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

test('shows the code large, and returns the focus when it closes', async () => {
  await show(<CodeCard />, {
    member: true,
    answers: [
      overrideResponse('*/checkin/active', (active) => ({
        ...active,
        code: { value: 'c'.repeat(40), validUntil: '2099-11-28T18:00:00Z' },
      })),
    ],
  });
  await showCode.click();
  const large = page.getByRole('dialog');
  await expect.element(large.getByRole('img', { name: /check-in code/ })).toBeVisible();
  await expect.element(large.getByText(/^Valid until/)).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(large).not.toBeInTheDocument();
  await expect.element(showCode).toHaveFocus();
});
