import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { OfferList } from './OfferList.tsx';

const condition = (changes: object) =>
  overrideResponse('*/pre/contract/sign/condition', (data) => ({ ...data, ...changes }));

test('states the minimum age before an offer is opened', async () => {
  await show(<OfferList />, { answers: [condition({ minimumAge: 16 })] });
  await expect.element(page.getByText('You have to be at least 16 to sign.')).toBeVisible();
  await expectAccessible();
});

test('states that nothing can be signed online', async () => {
  await show(<OfferList />, { answers: [condition({ signable: false })] });
  await expect.element(page.getByText(/^You can’t sign these memberships online\./)).toBeVisible();
  await expect.element(page.getByText(/to sign\.$/)).not.toBeInTheDocument();
  await expectAccessible();
});
