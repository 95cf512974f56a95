import { mock } from '@studio-portal/sdk/msw';
import { getResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { saveGuestOrder } from '../../checkout/orders/guestOrders.ts';
import { PurchasedVoucherPage } from './PurchasedVoucherPage.tsx';

const uuid = '5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01';
const voucher = page.getByText('SAMP-7KQ2-9XTM');
const retry = page.getByRole('button', { name: 'Try again' });

/** Answers the orders of a guest with these statuses, and each call after the first with a voucher. */
function answerOrders(statuses: Record<string, 200 | 404 | 500>) {
  const asked = new Set<string>();
  for (const token of Object.keys(statuses)) saveGuestOrder(token, token);
  return http.get('*/voucher/purchased', ({ request }) => {
    const token = new URL(request.url).searchParams.get('publicToken') ?? '';
    const status = asked.has(token) ? 200 : (statuses[token] ?? 404);
    asked.add(token);
    return getResponse(
      [
        status === 200
          ? mock('listPublicPurchasedVouchers', 200, 'purchasedVouchers')
          : mock('listPublicPurchasedVouchers', status),
      ],
      request,
    );
  });
}

test('shows the error with a retry if the vouchers of a guest cannot be loaded', async () => {
  await show(<PurchasedVoucherPage uuid={uuid} />, { answers: [answerOrders({ pub_1: 500 })] });
  await retry.click();
  await expect.element(voucher).toBeVisible();
});

test('shows a voucher although another order cannot be loaded', async () => {
  const answers = [answerOrders({ pub_1: 200, pub_2: 500 })];
  await show(<PurchasedVoucherPage uuid={uuid} />, { answers });
  await expect.element(voucher).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test('says that the voucher belongs to somebody else if no order is known', async () => {
  await show(<PurchasedVoucherPage uuid={uuid} />, { answers: [answerOrders({ pub_1: 404 })] });
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('We can’t show this voucher here');
});
