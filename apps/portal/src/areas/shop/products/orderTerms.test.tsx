import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { dayTicketTexts, voucherTexts } from './flowTexts.ts';
import { OrderTerms } from '../../checkout/flow/OrderTerms.tsx';

const withdrawal = page.getByText(/You can withdraw from this order within 14 days/);
const noRenewal = page.getByText(/it doesn’t renew/);

test('says how long the order of a voucher can be withdrawn from', async () => {
  await show(<OrderTerms texts={voucherTexts} />);
  await expect.element(withdrawal).toBeVisible();
});

test('omits the right of withdrawal of a day ticket', async () => {
  await show(<OrderTerms texts={dayTicketTexts} />);
  await expect.element(noRenewal).toBeVisible();
  await expect.element(withdrawal).not.toBeInTheDocument();
});

test('omits the right of withdrawal in the US', async () => {
  await show(<OrderTerms texts={voucherTexts} />, { country: 'US' });
  await expect.element(noRenewal).toBeVisible();
  await expect.element(withdrawal).not.toBeInTheDocument();
});
