import type { Page } from '@playwright/test';
import { chooseNewCard, expect, passTime, place, test } from './fixtures.ts';
import { tabAndPress } from './keyboard.ts';
import { loseAnswer } from './loseAnswer.ts';
import { newMember } from './member.ts';
import { headers } from './purchase.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

// The tests include a broken connection and a refused payment.
test.use({ allowsFailures: true });

/** Continues from the payment step to the summary with a card that the provider accepts. */
async function enterCard(page: Page): Promise<void> {
  await chooseNewCard(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Check your/ })).toBeVisible();
}

test(
  'recharges credit through a link of the studio once although the answer is lost',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    await newMember(page.request, place.id, 'Basic');
    const answer = await page.request.get('/nox/v1/customercenter/consumption-credit/variants', {
      headers,
    });
    const variants: { rechargeId: number; name: string }[] = await answer.json();
    const medium = variants.find(({ name }) => name === 'Medium');
    const credit = `${place.path}/selfservice/consumptioncredit`;
    await page.goto(`${credit}?rechargeId=999999`);
    await expect(page.getByText('Your studio doesn’t offer this recharge any more.')).toBeVisible();
    await expect(page.getByText('€0.00')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.goto(`${credit}?rechargeId=${medium?.rechargeId}`);
    await expect(page).toHaveURL(`${credit}/recharge/${medium?.rechargeId}`);
    await expect(page.getByRole('button', { name: 'Pay another way' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await enterCard(page);
    await expect(page.getByText('Drinks wallet: €55.00').first()).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await loseAnswer(page, '**/finalize');
    const order = page.getByRole('button', { name: 'Order with obligation to pay' });
    await order.click();
    await expect(page.getByRole('alert')).toContainText('Check your connection.');
    await order.click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your drinks wallet is recharged' }),
    ).toBeVisible();
    await expect(page.getByText('You now have €55.00 to spend.')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('link', { name: 'View my drinks wallet' }).click();
    await expect(page.getByText('+€55.00')).toHaveCount(1);
  },
);

test(
  'pays a balance by keyboard alone, and not again in another tab',
  { tag: '@desktop' },
  async ({ page }) => {
    await newMember(page.request, place.id, 'Basic', 'BANK_TRANSFER');
    const account = `${place.path}/selfservice/account`;
    await page.goto(account);
    // The job that charges contracts books the first payment.
    await passTime(page, 1000);
    await page.reload();
    await tabAndPress(page.getByRole('link', { name: 'Pay now' }));
    await expect(page).toHaveURL(`${account}/balance`);
    await expectAccessibleAtAllWidths(page);
    await enterCard(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const pay = (tab: Page) => tab.getByRole('button', { name: 'Pay now' });
    await expect(pay(other)).toBeVisible();
    // Both tabs show the same payment, so there is only one.
    await tabAndPress(pay(page));
    await expect(
      page.getByRole('heading', { level: 1, name: 'Thank you for your payment' }),
    ).toBeVisible();
    await expect(page.getByText('Everything on your account is paid.')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await pay(other).click();
    await expect(
      other.getByRole('heading', { level: 1, name: 'Thank you for your payment' }),
    ).toBeVisible();
    await tabAndPress(page.getByRole('link', { name: 'View my account' }));
    await expect(page.getByText('Everything is paid')).toBeVisible();
    const entries = page.getByRole('table', { name: 'All entries' }).getByRole('row');
    await expect(entries.filter({ hasText: 'Paid' })).toHaveCount(1);
    await page.goto(`${account}/balance`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Everything on your account is paid.' }),
    ).toBeVisible();
    await expectAccessibleAtAllWidths(page);
  },
);
