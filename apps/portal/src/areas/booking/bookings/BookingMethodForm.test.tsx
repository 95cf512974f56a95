import type { BookingOption } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { unlimitedOption } from '../../../testing/unlimitedOption.ts';
import { bookingMessages } from './bookingMessages.ts';
import { BookingMethodForm } from './BookingMethodForm.tsx';

const option = (id: number, more: Partial<BookingOption>): BookingOption => ({
  ...unlimitedOption,
  id,
  type: 'FLAT_CONTINGENT',
  name: `Pass ${id}`,
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
  ['FREE_USAGE', 'Unlimited visits'],
  ['INCLUSIVE_CONTINGENT', 'Part of your membership'],
  ['PURCHASED_CONTINGENT', 'Visits you’ve bought'],
  ['TRIAL_CONTINGENT', 'Trial visit'],
] as const)('labels a booking option of type %s "%s"', async (type, words) => {
  await showOptions(option(1, { type, remaining: 3 }));
  await expect.element(page.getByText(`${words} · 3 visits left`)).toBeVisible();
});

test('shows how often a contract pays instead of its type', async () => {
  const limit = { uses: 2, period: 'WEEK' } as const;
  await showOptions(option(1, { limit, remaining: 1 }));
  await expect.element(page.getByText('2 visits a week · 1 visit left')).toBeVisible();
});

test.each([
  [{ invalidReason: 'PAUSED' }, 'your contract is paused that day'],
  [{ invalidReason: 'ACCESS_REFUSED' }, 'your studio isn’t letting you in at the moment'],
  [{ invalidReason: 'BLOCKED' }, 'missed bookings block it for now'],
  [{ invalidReason: 'USED_UP' }, 'it has no visits left'],
  [
    { invalidReason: 'USED_UP', renewsOn: new Date('2026-11-30') },
    'it has no visits left until 30 Nov 2026',
  ],
] as const)('explains an option with %j', async (more, reason) => {
  await showOptions(option(1, { valid: false, ...more }));
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent(`You can’t use Pass 1: ${reason}Unlimited visits`);
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
