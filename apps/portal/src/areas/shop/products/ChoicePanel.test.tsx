import type { VirtualProductVariant } from '@studio-portal/sdk/types';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { addDays, dayInZone } from '../../../lib/dates/dates.ts';
import { show } from '../../../testing/show.tsx';
import { ChoicePanel } from './ChoicePanel.tsx';
import { dayTicketKind } from './kinds.ts';
import { readProductChoice, saveProductChoice } from './productChoice.ts';
import { useProducts } from './useProducts.ts';

const dayTicket = 70_003;
const choice = { quantity: 1, usageDate: null, recipient: null, payLater: false };

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

describe('if the studio is closed until Friday', () => {
  const closed = { from: '2026-11-25T00:00:00+01:00', until: '2026-11-27T07:00:00+01:00' };
  const answers = [
    overrideResponse('*/public/v1/studios/:id', (one) => ({ ...one, closingHoursDtos: [closed] })),
  ];
  const day = page.getByRole('combobox', { name: /^Day/ });

  test('proposes Friday', async () => {
    await show(<Loaded />, { answers });
    await expect.element(day).toHaveValue('Fri 27 November');
  });

  test('keeps a chosen day', async () => {
    const usageDate = addDays(dayInZone('Europe/Berlin'), 1);
    saveProductChoice({ ...choice, productVariantId: dayTicket, usageDate });
    await show(<Loaded />, { answers });
    await expect.element(day).toHaveValue('Thu 26 November');
  });

  test('proposes today if Friday is not sold yet', async () => {
    const short = overrideResponse('*/virtualproducts', (all) =>
      Array.isArray(all) ? all.map((product) => ({ ...product, daysInAdvance: 1 })) : all,
    );
    await show(<Loaded />, { answers: [short, ...answers] });
    await expect.element(day).toHaveValue('Wed 25 November');
  });
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

test('lowers a stored quantity to the stock', async () => {
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
