import type { Page } from '@playwright/test';
import {
  logInAs,
  findCourse,
  expect,
  expectAccessible,
  type ListedCourse,
  place,
  test,
} from './fixtures.ts';

/**
 * Books a course as a logged-in visitor, up to the provider's form for a new card.
 * @param saves true to save the card for later payments
 */
async function openCardForm(page: Page, { saves = false } = {}): Promise<ListedCourse> {
  const course = await findCourse(page.request, place);
  await logInAs(page.request, 'visitor@northside.example');
  await page.goto(`${place.path}/course/${course.id}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New card').check();
  if (saves) await page.getByLabel(/^Save it for my next bookings/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  return course;
}

test('returns to payment with the reason when a card is declined, and books nothing', async ({
  page,
}) => {
  const course = await openCardForm(page);

  // Declined while saving the card.
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('Your bank declined this card');
  await expect(page).toHaveURL(/\/payment$/);

  // Canceled on the provider's page.
  await page.getByLabel('New card').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('alert')).toContainText('You left the payment provider’s page');

  // Declined while charging the card.
  await page.getByLabel('New card').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Card number').fill('4000 0000 0000 9995');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByRole('alert')).toContainText('isn’t enough money');
  await expect(page).toHaveURL(/\/payment\?failed=/);
  await expectAccessible(page);

  await page.goto(`${place.path}/course/${course.id}`);
  await expect(page.getByRole('heading', { name: 'Book your place' })).toBeVisible();
});

test(
  'confirms each payment of a card with 3-D Secure at the bank, and books nothing when declined',
  { tag: '@deep' },
  async ({ page }) => {
    await openCardForm(page, { saves: true });
    await page.getByLabel('Card number').fill('4000 0000 0000 3220');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('heading', { name: 'That didn’t work' })).toBeVisible();
    await expect(page).toHaveURL(/\/failure\//);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
    await page.getByLabel(/3220/).first().check();
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
  },
);

test('cancels an unfinished order', { tag: '@deep' }, async ({ page }) => {
  await openCardForm(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('heading', { name: 'You cancelled this order' })).toBeVisible();
  await expect(page).toHaveURL(/\/cancel\//);
  await expectAccessible(page);
});
