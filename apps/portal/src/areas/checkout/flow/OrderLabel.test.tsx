import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { voucherTexts } from '../../../testing/voucher.ts';
import { OrderLabel } from './OrderLabel.tsx';

const due = { amount: 24, currency: 'EUR' };
const nothing = { amount: 0, currency: 'EUR' };
const methodName = 'Visa •••• 4242';

test.each([
  { country: 'DE', props: { methodName }, label: 'Order with obligation to pay' },
  { country: 'US', props: {}, label: 'Pay €24.00' },
  { country: 'US', props: { methodName }, label: 'Pay €24.00 · Visa •••• 4242' },
  {
    country: 'US',
    props: { methodName, waits: true },
    label: 'Join waiting list – pay €24.00 only if you get a place',
  },
  { country: 'US', props: { due: nothing, methodName }, label: 'Take it' },
  { country: 'US', props: { due: nothing, waits: true }, label: 'Join waiting list' },
  { country: 'DE', props: { due: nothing }, label: 'Order with obligation to pay' },
] as const)('says "$label" in $country', async ({ country, props, label }) => {
  await show(
    <button type="button">
      <OrderLabel due={due} book={voucherTexts.book} {...props} />
    </button>,
    { country },
  );
  await expect.element(page.getByRole('button')).toHaveTextContent(label);
});
