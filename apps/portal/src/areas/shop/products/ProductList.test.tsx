import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { dayTicketKind, offerKind } from './kinds.ts';
import { ProductList } from './ProductList.tsx';

const changeProducts = (change: (all: object[]) => object[]) =>
  overrideResponse('*/virtualproducts', (all) => (Array.isArray(all) ? change(all) : all));

test('sells a single product on the page of its list', async () => {
  await show(<ProductList kind={dayTicketKind} above={undefined} />);
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expect.element(page.getByText('For everyone, with or without a membership')).toBeVisible();
  await expect.element(page.getByText(/^Total: /)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expectAccessible();
});

test('links to each of several products', async () => {
  const twice = changeProducts((all) => all.flatMap((one) => [one, { ...one, id: 70_999 }]));
  await show(<ProductList kind={dayTicketKind} above={undefined} />, { answers: [twice] });
  await expect.element(page.getByRole('link', { name: /^View details/ }).nth(1)).toBeVisible();
  expect(page.getByRole('button', { name: 'Continue' }).elements()).toEqual([]);
  await expectAccessible();
});

test('says what a visit of a pack costs, next to the price of the pack', async () => {
  const packs = changeProducts((all) => all.flatMap((one) => [one, { ...one, id: 70_999 }]));
  await show(<ProductList kind={offerKind} above={undefined} />, { answers: [packs] });
  await expect.element(page.getByText(/^from €120\.00/).first()).toBeVisible();
  await expect.element(page.getByText('from €11.00 a visit').first()).toBeVisible();
  await expect
    .element(page.getByText(/^10 bookings, valid for 6 months, €12\.00 a visit/).first())
    .toBeVisible();
});

test('states the only day and the only variant of a day pass', async () => {
  const single = changeProducts((all) =>
    all.map((one) => ({
      ...one,
      daysInAdvance: 0,
      ...('variants' in one && Array.isArray(one.variants)
        ? { variants: one.variants.slice(0, 1) }
        : {}),
    })),
  );
  await show(<ProductList kind={dayTicketKind} above={undefined} />, { answers: [single] });
  await expect.element(page.getByText(/^Day: /)).toBeVisible();
  expect(page.getByRole('combobox', { name: /^Day/ }).elements()).toEqual([]);
  expect(page.getByRole('group', { name: /^Choose one/ }).elements()).toEqual([]);
});
