import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { DoorCards } from './DoorCards.tsx';

const permissions = ['SELF_SERVICE', 'CUSTOMER_CENTER'] as const;
const card = page.getByRole('region', { name: 'Check-in' });

test('shows no check-in to members who are denied entry', async () => {
  await show(<DoorCards />, {
    member: true,
    permissions,
    answers: [mock('getActiveCheckin', 200, 'notLetIn')],
  });
  await expect.element(page.getByRole('region', { name: 'Next booking' })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

test('shows members who are denied entry that they are still checked in', async () => {
  await show(<DoorCards />, {
    member: true,
    permissions,
    answers: [
      overrideResponse('*/checkin/active', (active) => ({
        ...active,
        active: true,
        checkin: {
          id: '3f6c1d2e-9a4b-4c7d-8e5f-0a1b2c3d4e01',
          studio: { id: 1001, name: 'Northside Mitte', zoneId: 'Europe/Berlin' },
          date: '2026-11-25',
          checkinTime: '2026-11-25T08:15:00+01:00',
          checkoutTime: null,
          durationMinutes: null,
        },
        refusal: 'NO_CONTRACT',
        code: null,
      })),
    ],
  });
  await expect.element(card.getByText('Checked in')).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Check-in' })).toBeVisible();
});
