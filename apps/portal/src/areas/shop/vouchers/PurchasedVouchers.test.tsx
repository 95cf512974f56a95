import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { PurchasedVouchers } from './PurchasedVouchers.tsx';

test("lists the account's vouchers for a member", async () => {
  await show(<PurchasedVouchers />, { member: true });
  await expect.element(page.getByRole('link', { name: /For Ana Sample$/ })).toBeVisible();
});

test('requests and lists no vouchers for a visitor without purchases', async () => {
  const { sent, countFetching } = await show(<PurchasedVouchers />);
  await expect.poll(countFetching).toBe(0);
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  expect(sent.filter(({ call }) => call.includes('/voucher/'))).toEqual([]);
});
