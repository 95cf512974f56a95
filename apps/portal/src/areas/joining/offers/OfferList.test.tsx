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

test('links to each of several memberships', async () => {
  await show(<OfferList />);
  await expect.element(page.getByRole('link', { name: /^View membership.*Flex/ })).toBeVisible();
  await expectAccessible();
});

test('shows the terms of a single membership at once', async () => {
  const keepFirst = (all: object) => (Array.isArray(all) ? all.slice(0, 1) : all);
  await show(<OfferList />, { answers: [overrideResponse('*/contractoffer', keepFirst)] });
  await expect.element(page.getByRole('heading', { name: 'Flex membership' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Choose.*12 months/ })).toBeVisible();
  await expectAccessible();
});
