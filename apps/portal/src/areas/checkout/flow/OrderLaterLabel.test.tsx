import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { OrderLaterLabel } from './OrderLaterLabel.tsx';

const price = (amount: number) => ({ amount, currency: 'EUR' });

test.each([
  { country: 'DE', amount: 49_900, label: 'Order with obligation to pay' },
  { country: 'DE', amount: 0, label: 'Sign' },
  { country: 'US', amount: 49_900, label: 'Sign' },
] as const)('says "$label" for $amount cents in $country', async ({ country, amount, label }) => {
  await show(
    <button type="button">
      <OrderLaterLabel price={price(amount)}>Sign</OrderLaterLabel>
    </button>,
    { country },
  );
  await expect.element(page.getByRole('button')).toHaveTextContent(label);
});

test('keeps the prescribed label while the price loads', async () => {
  await show(<OrderLaterLabel price={undefined}>Sign</OrderLaterLabel>);
  await expect.element(page.getByText('Order with obligation to pay')).toBeVisible();
});
