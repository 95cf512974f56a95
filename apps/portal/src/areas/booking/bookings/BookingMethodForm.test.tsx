import type { BookingOption } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { bookingMessages } from './bookingMessages.ts';
import { BookingMethodForm } from './BookingMethodForm.tsx';

const option = (id: number, more: Partial<BookingOption>): BookingOption => ({
  id,
  type: 'FLAT_CONTINGENT',
  name: `Pass ${id}`,
  valid: true,
  invalidReason: null,
  remaining: null,
  validFrom: null,
  validUntil: null,
  ...more,
});

const showForm = (
  options: Pick<Parameters<typeof BookingMethodForm>[0]['options'], 'data' | 'error'>,
) =>
  show(
    <BookingMethodForm
      options={{ ...options, isFetching: false, refetch: () => undefined }}
      title="Book your place"
      label={() => bookingMessages.continue}
      onOption={() => undefined}
      onOffer={() => undefined}
    />,
    { member: true },
  );
const showOptions = (...bookingOptions: BookingOption[]) =>
  showForm({ data: { bookingOptions, offers: [] }, error: null });

const retry = page.getByRole('button', { name: 'Try again' });

test('replaces the form with an error only if nothing has loaded yet', async () => {
  const error = new Error('failed');
  const { unmount } = await showForm({ data: undefined, error });
  await expect.element(retry).toBeVisible();
  await unmount();
  await showForm({ data: { bookingOptions: [option(1, {})], offers: [] }, error });
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test.each([
  ['FLAT_CONTINGENT', 'Unlimited visits'],
  ['FREE_USAGE', 'Free for you'],
  ['INCLUSIVE_CONTINGENT', 'Part of your membership'],
  ['PURCHASED_CONTINGENT', 'Visits you’ve bought'],
  ['TRIAL_CONTINGENT', 'Trial visit'],
] as const)('labels a booking option of type %s "%s"', async (type, words) => {
  await showOptions(option(1, { type, remaining: 3 }));
  await expect.element(page.getByText(`${words} · 3 visits left`)).toBeVisible();
});

test('shows type, reason and first valid day of an unusable option', async () => {
  await showOptions(
    option(1, {}),
    option(2, {
      type: 'PURCHASED_CONTINGENT',
      valid: false,
      invalidReason: 'NOT_YET_VALID',
      validFrom: new Date('2126-12-01'),
    }),
  );
  const unusable = page.getByRole('listitem');
  await expect
    .element(unusable.getByText(/You can’t use Pass 2: it’s valid from 1 Dec 2126/))
    .toBeVisible();
  await expect.element(unusable.getByText(/Visits you’ve bought/)).toBeVisible();
  await expectAccessible();
});
