import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { useIsBookingPortal } from './useIsBookingPortal.ts';

function Answer() {
  const { isBookingPortal, error } = useIsBookingPortal();
  return (
    <p>
      {isBookingPortal === undefined ? 'loading' : String(isBookingPortal)}, {error?.name ?? 'fine'}
    </p>
  );
}

const failing = (status: number) =>
  http.get('*/studios/:group/config', () => HttpResponse.json({}, { status }));

test.for([
  ['known', mock('getTenantConfig', 200, 'northsideTenantConfig'), 'false, fine'],
  ['unknown', failing(404), 'false, fine'],
  ['not readable', failing(400), 'false, fine'],
  ['not answered', failing(500), 'false, ApiError'],
] as const)(
  'knows whether a group that is %s has a booking portal',
  async ([, answer, expected]) => {
    await show(<Answer />, { at: '/?s=northside', answers: [answer] });
    await expect.element(page.getByText(expected, { exact: true })).toBeVisible();
  },
);
