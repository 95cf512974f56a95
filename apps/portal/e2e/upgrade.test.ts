import type { Page } from '@playwright/test';
import { loadMails } from './accounts.ts';
import { expect, place, test } from './fixtures.ts';
import { tabAndPress, focusByKeyboard } from './keyboard.ts';
import { newMember } from './member.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

// The tests include a broken connection and a rejected second change.
test.use({ allowsFailures: true, hasTouch: true });

const maskedIban = 'DE•• •••• 4242';
const orderButton = (page: Page) =>
  page.getByRole('button', { name: 'Order with obligation to pay' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Personal details that the form asks for, known or not. */
const person = {
  'First name': 'Sample',
  'Last name': 'Person',
  Phone: '+49 30 0000003',
  Street: 'Beispielweg',
  'House number': '3',
  'Postal code': '10115',
  Town: 'Berlin',
};

test('changes a membership by touch once although the connection breaks, and shows it in both contracts', async ({
  page,
}) => {
  const email = await newMember(page.request, place.id, 'Four weeks');
  await page.goto(`${place.path}/selfservice/contract/current`);
  await expect(heading(page, 'Four weeks')).toBeVisible();
  await page.getByRole('link', { name: 'Change membership' }).tap();
  await expect(heading(page, 'Change membership')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Your membership today');
  await expect(main).toContainText('Four weeks');
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('link', { name: 'Basic' }).tap();
  // One-off fees of the first contract are not charged again.
  await expect(page.getByText('€298.80', { exact: true })).toBeVisible();
  await expect(main).not.toContainText('Starter pack');
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('link', { name: /Choose.*12 months/ }).tap();

  await expect(heading(page, 'When do you want to start?')).toBeVisible();
  await expect(main).toContainText('Your membership today');
  await expect(page.getByLabel(/Voucher code/)).toHaveCount(0);
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: 'Continue' }).tap();

  // The studio knows the member and has a mandate, so signing follows at once.
  await expect(heading(page, 'Check and sign')).toBeVisible();
  await expect(main).toContainText(maskedIban);
  await page.getByRole('link', { name: /^Change.*Contact/ }).tap();
  for (const [label, value] of Object.entries(person))
    await expect(page.getByLabel(label)).toHaveValue(value);
  await page.getByRole('button', { name: 'Continue' }).tap();
  const kept = page.getByRole('radio', { name: new RegExp(maskedIban) });
  await expect(kept).toBeChecked();
  await page.getByText('Use another account').tap();
  await expect(page.getByRole('textbox', { name: 'IBAN' })).toBeVisible();
  await page.getByText(maskedIban).tap();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: 'Continue' }).tap();

  await expect(heading(page, 'Check and sign')).toBeVisible();
  await expect(heading(page, 'What changes')).toBeVisible();
  await expect(main).toContainText('Last day:');
  await expect(main).toContainText('First day:');
  // 27 of the 28 days that were paid in advance.
  await expect(main).toContainText('€37.61');
  await expectAccessibleAtAllWidths(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByLabel('Or type your name').fill('Sample Person');
  const numbers: string[] = [];
  await page.route('**/contracts/sign', async (route) => {
    const answer = await route.fetch();
    numbers.push(String(/"contractNumber":"([^"]+)"/.exec(await answer.text())?.[1]));
    if (numbers.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  await orderButton(page).tap();
  await expect(page.getByText('you won’t sign twice')).toBeVisible();
  await orderButton(page).tap();
  await expect(heading(page, 'You’ve changed your membership')).toBeVisible();
  await expect(main).toContainText('Four weeks ends on');
  await expect(main).toContainText('€37.61 is credited to your account.');
  await expectAccessibleAtAllWidths(page);
  const [number = 'no number'] = numbers;
  expect(numbers).toEqual([number, number]);
  await expect
    .poll(async () => JSON.stringify(await loadMails(page.request, email)))
    .toContain('You have changed your membership');
  await page.reload();
  await expect(heading(page, 'You’ve changed your membership')).toBeVisible();

  await page.goto(`${place.path}/selfservice/contract/current`);
  await page.getByRole('link', { name: /Four weeks/ }).tap();
  await expect(main).toContainText('Changes soon');
  await expect(main).toContainText('Basic takes its place on');
  await expect(page.getByRole('link', { name: 'Change membership' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Withdraw cancellation' })).toHaveCount(0);
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('link', { name: 'View the new contract' }).tap();
  await expect(heading(page, 'Basic')).toBeVisible();
  await expect(main).toContainText('It takes the place of Four weeks');
  // The address of the change explains that it is completed.
  await page.goto(`${place.path}/contract?contract=1`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'This membership can’t be changed' }),
  ).toBeVisible();
  await expectAccessibleAtAllWidths(page);
});

test(
  'changes a membership in one of two tabs by keyboard, and explains that in the other',
  { tag: ['@desktop', '@deep'] },
  async ({ page, context }) => {
    await newMember(page.request, place.id, 'Four weeks');
    await page.goto(`${place.path}/selfservice/contract/current`);
    await tabAndPress(page.getByRole('link', { name: 'Change membership' }));
    await tabAndPress(page.getByRole('link', { name: 'Basic' }));
    await tabAndPress(page.getByRole('link', { name: /Choose.*12 months/ }));
    await expect(page).toHaveURL(/\/options\b/);
    const first = page.url();
    const sign = async (tab: Page) => {
      await expect(heading(tab, 'When do you want to start?')).toBeVisible();
      await tabAndPress(tab.getByRole('button', { name: 'Continue' }));
      await expect(heading(tab, 'Check and sign')).toBeFocused();
      await tabAndPress(tab.getByLabel('I accept “General terms”'), 'Space');
      await tabAndPress(tab.getByLabel('I accept “Rules of the house”'), 'Space');
      await tabAndPress(tab.getByLabel(/^I have read the general terms/), 'Space');
      await tabAndPress(tab.getByLabel(/^I want to start before/), 'Space');
      await focusByKeyboard(tab.getByLabel('Or type your name'));
      await tab.keyboard.type('Sample Person');
    };
    await sign(page);
    const other = await context.newPage();
    await other.goto(first);
    await sign(other);
    await tabAndPress(orderButton(page));
    await expect(heading(page, 'You’ve changed your membership')).toBeFocused();
    await tabAndPress(orderButton(other));
    await expect(heading(other, 'This membership can’t be changed')).toBeFocused();
    await expect(other.locator('main')).toContainText('It’s been changed or cancelled already');
    await expectAccessibleAtAllWidths(other);
  },
);
