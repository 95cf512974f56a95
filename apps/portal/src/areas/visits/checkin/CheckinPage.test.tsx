import { mock } from '@studio-portal/sdk/msw';
import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { CheckinPage } from './CheckinPage.tsx';

const here = { id: 1001, name: 'Northside Mitte', zoneId: 'Europe/Berlin' };
const elsewhere = { id: 1002, name: 'Northside Isar', zoneId: 'Europe/Berlin' };
const state = {
  checkin: {
    id: '3f6c1d2e-9a4b-4c7d-8e5f-0a1b2c3d4e01',
    studio: elsewhere,
    date: '2026-11-25',
    checkinTime: '2026-11-25T08:15:00+01:00',
    checkoutTime: null,
    durationMinutes: null,
  },
  automaticCheckoutTime: '2099-11-25T14:15:00+01:00',
  selfCheckinEnabled: true,
  refusal: null,
  code: null,
};

/** Renders the page during a visit at another studio. */
const showElsewhere = (
  selfCheckoutEnabled: boolean,
  refusal: string | null = null,
  answers: HttpHandler[] = [],
) =>
  show(<CheckinPage />, {
    member: true,
    answers: [
      ...answers,
      http.get('*/studios/1002/checkin/active', () =>
        HttpResponse.json({
          ...state,
          refusal,
          studio: elsewhere,
          active: true,
          selfCheckoutEnabled,
        }),
      ),
      http.get('*/studios/1001/checkin/active', () =>
        HttpResponse.json({
          ...state,
          refusal,
          studio: here,
          active: false,
          selfCheckoutEnabled: true,
        }),
      ),
    ],
  });

const checkOut = page.getByRole('button', { name: 'Check out' });

test('checks a member out at the studio where they are', async () => {
  const { sent } = await showElsewhere(true);
  await expect.element(page.getByText(/^Northside Isar, since /)).toBeVisible();
  await expect.element(page.getByText(/we’ll check you out/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Check in' })).not.toBeInTheDocument();
  await expectAccessible();
  await checkOut.click();
  await expect
    .poll(() => sent.find(({ call }) => call.startsWith('POST ')))
    .toEqual({ call: 'POST /nox/v1/studios/1002/checkin', body: { action: 'CHECK_OUT' } });
});

test('says where to check out at a studio without a button for it', async () => {
  await showElsewhere(false);
  await expect
    .element(page.getByText('You can check out at the front desk of Northside Isar.'))
    .toBeVisible();
  await expect.element(checkOut).not.toBeInTheDocument();
});

test('checks out elsewhere although entry is denied', async () => {
  await showElsewhere(true, 'NO_CONTRACT');
  await expect.element(checkOut).toBeVisible();
});

test('offers to check out elsewhere only once it has loaded the rules there', async () => {
  const rules = Promise.withResolvers<undefined>();
  let hasFailed = false;
  const failOnce = http.get('*/studios/1002/checkin/active', async ({ request }) => {
    if (hasFailed) return undefined;
    await rules.promise;
    hasFailed = true;
    return getResponse([mock('getActiveCheckin', 500)], request);
  });
  const { sent } = await showElsewhere(true, null, [failOnce]);
  await expect.element(page.getByText(/^Tell your studio/)).toBeVisible();
  await expect.element(page.getByText(/checked in$/)).not.toBeInTheDocument();
  rules.resolve(undefined);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.element(checkOut).not.toBeInTheDocument();
  await retry.click();
  await checkOut.click();
  await expect
    .poll(() => sent.find(({ call }) => call.startsWith('POST '))?.call)
    .toBe('POST /nox/v1/studios/1002/checkin');
});
