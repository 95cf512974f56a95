import type { VirtualProductVariant } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { ChoicePanel } from './ChoicePanel.tsx';
import { dayTicketKind } from './kinds.ts';
import { readProductChoice } from './productChoice.ts';
import { useProducts } from './useProducts.ts';

const dayTicket = 70_003;

function Loaded() {
  const product = useProducts(dayTicketKind).data?.[0];
  return product && <ChoicePanel kind={dayTicketKind} product={product} />;
}

test('offers the days that the studio sells in advance', async () => {
  const short = overrideResponse('*/virtualproducts', (all) =>
    Array.isArray(all) ? all.map((product) => ({ ...product, daysInAdvance: 2 })) : all,
  );
  await show(<Loaded />, { answers: [short] });
  await page.getByRole('combobox', { name: /^Day/ }).click();
  await expect.element(page.getByRole('option').first()).toBeVisible();
  expect(page.getByRole('option').elements()).toHaveLength(3);
});

test('stores whether a day pass is paid now or at the studio', async () => {
  await show(<Loaded />);
  await page.getByRole('radio', { name: /^At the studio/ }).click();
  expect(readProductChoice(dayTicket)?.payLater).toBe(true);
  await page.getByRole('radio', { name: 'Now, online' }).click();
  expect(readProductChoice(dayTicket)?.payLater).toBe(false);
});

test('preselects the full price of a day pass', async () => {
  const reduced = overrideResponse('*/virtualproducts', (all) =>
    Array.isArray(all)
      ? all.map((product) => ({
          ...product,
          variants: product.variants.flatMap((variant: VirtualProductVariant) => [
            { ...variant, id: 1, name: 'Reduced', price: { ...variant.price, amount: 9 } },
            { ...variant, id: 2, name: 'Full price' },
          ]),
        }))
      : all,
  );
  await show(<Loaded />, { answers: [reduced] });
  await expect.element(page.getByRole('radio', { name: /^Full price/ })).toBeChecked();
});
