import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { OrderLabel } from './OrderLabel.tsx';

const due = { amount: 24, currency: 'EUR' };
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
  {
    country: 'US',
    props: { due: { amount: 0, currency: 'EUR' }, waits: true },
    label: 'Join waiting list',
  },
] as const)('says "$label" in $country', async ({ country, props, label }) => {
  await show(
    <button type="button">
      <OrderLabel due={due} {...props} />
    </button>,
    { country },
  );
  await expect.element(page.getByRole('button')).toHaveTextContent(label);
});
