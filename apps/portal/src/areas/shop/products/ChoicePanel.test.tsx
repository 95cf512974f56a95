import type { VirtualProductVariant } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { ChoicePanel } from './ChoicePanel.tsx';
import { dayTicketKind } from './kinds.ts';
import { readProductChoice, saveProductChoice } from './productChoice.ts';
import { useProducts } from './useProducts.ts';

const dayTicket = 70_003;

/** Answers with day tickets that have the given variants. */
const mockVariants = (...variants: Partial<VirtualProductVariant>[]) =>
  overrideResponse('*/virtualproducts', (all) =>
    Array.isArray(all)
      ? all.map((product) => ({
          ...product,
          variants: variants.map((variant) => ({ ...product.variants[0], ...variant })),
        }))
      : all,
  );

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
  const price = { amount: 9, currency: 'EUR' };
  const reduced = mockVariants({ id: 1, name: 'Reduced', price }, { id: 2, name: 'Full price' });
  await show(<Loaded />, { answers: [reduced] });
  await expect.element(page.getByRole('radio', { name: /^Full price/ })).toBeChecked();
});

const large = { id: 1, name: 'Large', maxQuantity: 5 };
const small = { id: 2, name: 'Small', maxQuantity: 2 };
const quantity = page.getByRole('combobox', { name: /^Quantity/ });

test('lowers the quantity to the maximum of the chosen variant', async () => {
  await show(<Loaded />, { answers: [mockVariants(large, small)] });
  await page.getByRole('radio', { name: /^Large/ }).click();
  await quantity.click();
  await page.getByRole('option', { name: '4' }).click();
  await page.getByRole('radio', { name: /^Small/ }).click();
  await expect.element(quantity).toHaveValue('2');
  expect(readProductChoice(small.id)?.quantity).toBe(2);
});

test('lowers a stored quantity to what is left', async () => {
  const choice = { usageDate: null, recipient: null, payLater: false };
  saveProductChoice({ ...choice, productVariantId: small.id, quantity: 4 });
  await show(<Loaded />, { answers: [mockVariants(small)] });
  await expect.element(quantity).toHaveValue('2');
});

test('stores that a variant sold only at the studio is paid there', async () => {
  const online = { id: 1, name: 'Online', paymentMethods: ['CREDIT_CARD' as const] };
  const atStudio = { id: 2, name: 'At the desk', paymentMethods: [] };
  await show(<Loaded />, { answers: [mockVariants(atStudio, online)] });
  await page.getByRole('radio', { name: 'Now, online' }).click();
  await page.getByRole('radio', { name: /^At the desk/ }).click();
  expect(readProductChoice(atStudio.id)?.payLater).toBe(true);
});
