import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { CodeCard } from './CodeCard.tsx';

const showCode = page.getByRole('button', { name: 'Show my code' });

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

const openStudio = overrideResponse('*/public/v1/studios/:id', (studio) => ({
  ...studio,
  closingHoursDtos: [],
}));

test('says how busy the open studio is', async () => {
  await show(<CodeCard />, {
    member: true,
    answers: [openStudio, mock('getActiveCheckin', 200, 'notCheckedIn')],
  });
  await expect.element(page.getByText('Quiet now')).toBeVisible();
});

test('says since when a member is checked in instead', async () => {
  await show(<CodeCard />, {
    member: true,
    answers: [openStudio, mock('getActiveCheckin', 200, 'checkedIn')],
  });
  await expect.element(page.getByText(/, Northside Mitte$/)).toBeVisible();
  await expect.element(page.getByText('Quiet now')).not.toBeInTheDocument();
});
