import { mock } from '@studio-portal/sdk/msw';
import type { Pass } from '@studio-portal/sdk/types';
import { getResponse, http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { readProductChoice } from '../products/productChoice.ts';
import { PassesRoute } from './PassesRoute.tsx';

afterEach(() => vi.restoreAllMocks());

const card = (name: string) => page.getByRole('listitem', { name });

/** Answers the example passes in another state. */
const inState = (state: Pass['state']) =>
  http.get('*/v1/me/passes', async ({ request }) => {
    const answer = await getResponse([mock('listPasses')], request);
    const passes: Pass[] = await answer?.json();
    return HttpResponse.json(passes.map((pass) => ({ ...pass, state })));
  });

test('shows what is left of each pass, and until when', async () => {
  await show(<PassesRoute />, { member: true });
  await expect
    .element(card('10 classes').getByText('8 visits left', { exact: false }))
    .toBeVisible();
  await expect
    .element(card('10 classes').getByText('Valid until 24 May 2027', { exact: false }))
    .toBeVisible();
  await expect
    .element(
      card('Gift voucher · For Ana Sample').getByText('€35.50 of €50.00 left', { exact: false }),
    )
    .toBeVisible();
  await expect
    .element(card('A voucher for a friend').getByText('Doesn’t expire', { exact: false }))
    .toBeVisible();
  await expect
    .element(card('A voucher for a friend').getByText('€20.00', { exact: false }))
    .toBeVisible();
  await expect
    .element(card('Day ticket').getByRole('img', { name: 'Code SAMP-5DAY-9XTM' }))
    .toBeVisible();
  await expectAccessible();
});

test('copies the code of a reward, and shares it where the device can', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const share = vi.fn<typeof navigator.share>().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await show(<PassesRoute />, { member: true });
  const reward = card('A voucher for a friend');
  await reward.getByRole('button', { name: /^Copy/ }).click();
  expect(write).toHaveBeenCalledWith('GIFT-7KQ29XTMAB');
  await reward.getByRole('button', { name: /^Share/ }).click();
  expect(share).toHaveBeenCalledWith({ title: 'A voucher for a friend', text: 'GIFT-7KQ29XTMAB' });
  Reflect.deleteProperty(navigator, 'share');
});

test('offers to buy a pack again, but no reward', async () => {
  await show(<PassesRoute />, { member: true });
  const again = card('10 classes').getByRole('link', { name: /^Buy again/ });
  await expect
    .element(again)
    .toHaveAttribute('href', expect.stringMatching(/\/booking\/offer\/70001\/contact$/));
  await again.click();
  expect(readProductChoice(70_001)).toMatchObject({ quantity: 1, payLater: false });
  await expect
    .element(card('A voucher for a friend').getByRole('link', { name: /^Buy again/ }))
    .not.toBeInTheDocument();
});

test.for([
  ['USED_UP', 'Used up'],
  ['EXPIRED', 'Expired on 24 May 2027'],
] as const)('lists a pass that is %s without its code', async ([state, words]) => {
  await show(<PassesRoute />, { member: true, answers: [inState(state)] });
  const ended = page.getByRole('region', { name: 'Used and expired' });
  await expect.element(ended.getByRole('listitem').nth(1).getByText(words)).toBeVisible();
  await expect.element(page.getByText('SAMP-7KQ2-9XTM')).not.toBeInTheDocument();
  await expectAccessible();
});

test('says where passes come from if there are none', async () => {
  await show(<PassesRoute />, {
    member: true,
    permissions: ['BENEFIT_OFFERS'],
    answers: [mock('listPasses', 200, 'emptyList')],
  });
  await expect
    .element(page.getByText('Passes, day passes and vouchers you buy', { exact: false }).last())
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'View offers' }))
    .toHaveAttribute('href', expect.stringMatching(/\/offers$/));
});
