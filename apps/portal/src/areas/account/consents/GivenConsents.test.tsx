import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { GivenConsents } from './GivenConsents.tsx';

const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });
const dialog = page.getByRole('dialog');

test('lists consents with their dates, and lets only optional ones in force be withdrawn', async () => {
  await show(<GivenConsents />, { member: true });
  const terms = row('I have read the general terms');
  await expect
    .element(terms)
    .toMatchTextContent(/given: Mon 15 Jun, 18:30.*version 1.*Required for/);
  await expect
    .element(row('news and offers'))
    .toMatchTextContent(/Northside Mitte, given: .*version 2/);
  await expect.element(row('about news.')).toMatchTextContent(/Withdrawn: Tue 1 Sept, 08:00/);
  await expectAccessible();
  await expect.element(page.getByRole('button', { name: /^Withdraw/ })).toHaveLength(1);
});

test('withdraws a consent only after confirmation', async () => {
  const { sent } = await show(<GivenConsents />, { member: true });
  const withdraw = row('news and offers').getByRole('button', { name: /^Withdraw/ });
  await withdraw.click();
  await expect.element(dialog).toMatchTextContent('Withdraw this consent?');
  await dialog.getByRole('button', { name: 'Keep consent' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await withdraw.click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect
    .poll(() => sent.map(({ call }) => call))
    .toContain('POST /v1/me/consents/7903/withdraw');
});

test('says that there are no consents', async () => {
  await show(<GivenConsents />, {
    member: true,
    answers: [mock('listGivenConsents', 200, 'noGivenConsents')],
  });
  await expect.element(page.getByText('You haven’t given a studio any consents.')).toBeVisible();
});
