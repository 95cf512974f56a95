import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { WalletButtons } from './WalletButtons.tsx';
import { WalletCard } from './WalletCard.tsx';

const apple = page.getByRole('button', { name: 'Add to Apple Wallet' });
const google = page.getByRole('button', { name: 'Add to Google Wallet' });
const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';

test('offers both wallets on a computer, and says that a new card replaces the old one', async () => {
  await show(<WalletButtons />, {
    member: true,
    answers: [mock('getWallets', 200, 'walletsWithCard')],
  });
  await expect.element(apple).toBeVisible();
  await expect.element(google).toBeVisible();
  await expect.element(page.getByText(/^You have a wallet card since/)).toBeVisible();
  await expectAccessible();
});

test('says nothing about the card beside a booking', async () => {
  await show(<WalletButtons bookingUuid={uuid} />, {
    member: true,
    answers: [mock('getWallets', 200, 'walletsWithCard')],
  });
  await expect.element(apple).toBeVisible();
  await expect.element(page.getByText(/^You have a wallet card since/)).not.toBeInTheDocument();
});

test('offers no wallet that is not configured', async () => {
  await show(<WalletButtons />, {
    member: true,
    answers: [mock('getWallets', 200, { apple: false, google: true, card: null })],
  });
  await expect.element(google).toBeVisible();
  await expect.element(apple).not.toBeInTheDocument();
});

test('says why a booking cannot be added', async () => {
  const { sent } = await show(<WalletButtons bookingUuid={uuid} />, {
    member: true,
    answers: [mock('createAppleWalletPass', 409, 'wallet.error.bookingended')],
  });
  await apple.click();
  await expect.element(page.getByText(/^This booking is over or canceled/)).toBeVisible();
  expect(sent).toContainEqual({ call: 'POST /v1/me/wallet/apple', body: { bookingUuid: uuid } });
});

test('removes the card after a question', async () => {
  const { sent } = await show(<WalletCard />, {
    member: true,
    answers: [mock('getWallets', 200, 'walletsWithCard')],
  });
  await page.getByRole('button', { name: 'Remove card' }).click();
  const question = page.getByRole('dialog', { name: 'Remove your wallet card?' });
  await expectAccessible();
  await question.getByRole('button', { name: 'Remove card' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent.map(({ call }) => call)).toContain('DELETE /v1/me/wallet/card');
});

test('shows no card where there is none', async () => {
  const { sent, countFetching } = await show(<WalletCard />, { member: true });
  await expect.poll(() => sent.map(({ call }) => call)).toContain('GET /v1/me/wallet');
  await expect.poll(countFetching).toBe(0);
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});
