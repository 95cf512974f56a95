import { logInAs, expect, studioPath, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

// The sample member has each of these once, so the tests run at one width (playwright.config.ts), and one after
// another: a reward that pauses a membership takes days that another reward still offers.
test.describe.configure({ mode: 'default' });

const root = `${studioPath('northside', 1001)}/selfservice`;

test('spends points on a reward once, and lists the movement', async ({ page }) => {
  await logInAs(page.request, 'member@northside.example');
  await page.goto(`${root}/loyaltyprogram`);
  await expect(page.getByRole('heading', { name: 'Levels' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'When points expire' })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('link', { name: 'Collect points' }).click();
  await expect(page.getByText(/points? each time/).first()).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.goto(`${root}/loyaltyprogram/premiums`);
  await expect(page.getByText(/points? to go$/).first()).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  const redeem = page.getByRole('link', { name: /^Redeem/ }).first();
  await redeem.click();
  await expect(page.getByRole('button', { name: /^Redeem for/ })).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: /^Redeem for/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Redeemed' })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.goto(`${root}/loyaltyprogram/points`);
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: name }),
  ).toContainText('−');
  await expectAccessibleAtAllWidths(page);
});

test(
  'redeems one compensation, and waives a second after a confirmation',
  { tag: '@deep' },
  async ({ page }) => {
    await logInAs(page.request, 'member@northside.example');
    await page.goto(`${root}/compensation`);
    const open = page.getByRole('link', { name: /^Choose reward/ });
    await expect(open.first()).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    const many = await open.count();
    await open.first().click();
    await page.getByRole('button', { name: /^(Take this reward|Send to the studio)$/ }).click();
    await expect(page.getByText('Choose a reward', { exact: true })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: /^(Take this reward|Send to the studio)$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compensation' })).toBeVisible();
    await expect(open).toHaveCount(many - 1);
    const waive = page.getByRole('button', { name: /^I don’t want compensation/ });
    const left = await waive.count();
    await waive.first().click();
    const question = page.getByRole('dialog', { name: 'Do without this compensation?' });
    await expect(question).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await question.getByRole('button', { name: 'Decline' }).click();
    await expect(waive).toHaveCount(left - 1);
  },
);

test('invites friends by a link, and redeems the reward for one', async ({ page }) => {
  await logInAs(page.request, 'member@northside.example');
  await page.goto(`${root}/referral-program`);
  await expect(page.getByRole('img', { name: 'Your invitation as a QR code' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Come%20along/,
  );
  await expectAccessibleAtAllWidths(page);
  await page
    .getByRole('link', { name: /^Choose reward/ })
    .first()
    .click();
  await page.getByRole('radio').first().check();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: 'Take this reward' }).click();
  await expect(page.getByText('Reward received').first()).toBeVisible();
});

test('starts a drinks machine by its code', { tag: '@deep' }, async ({ page }) => {
  await logInAs(page.request, 'member@northside.example');
  await page.goto(`${root}/trugge/device/TRG-1001-01`);
  await expect(page.getByText('Included in your membership')).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: 'Start machine' }).click();
  await expect(page.getByText(/Choose your drink at the machine/)).toBeVisible();
});

test.describe('an unknown drinks machine', () => {
  // Loading it gets a 404, which the browser logs on its console.
  test.use({ allowsFailures: true });
  test('shows an error', { tag: '@deep' }, async ({ page }) => {
    await logInAs(page.request, 'member@northside.example');
    await page.goto(`${root}/trugge/device/TRG-9999-99`);
    await expect(page.getByRole('main').getByRole('paragraph')).toBeVisible();
  });
});

test('lists past visits by day, and downloads both files', async ({ page }) => {
  await logInAs(page.request, 'member@northside.example');
  await page.goto(`${root}/check-in-history`);
  const rows = page.getByRole('table', { name: 'All visits' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  for (const [name, file] of [
    ['Save as PDF', 'check-ins.pdf'],
    ['Save as CSV', 'check-ins.csv'],
  ] as const) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await saving).suggestedFilename()).toBe(file);
  }
});
