import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { freshAddress, loadMails } from './accounts.ts';
import { chooseNewCard, logInAs, expect, fillName, place, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

const clickContinue = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const placeOrder = (page: Page) =>
  page.getByRole('button', { name: 'Order with obligation to pay' }).click();

/** Continues from the only day pass to the last step of a guest order that is paid at the studio. */
async function openPayLaterSummary(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: /^At the studio/ }).check();
  await clickContinue(page);
  await fillName(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await clickContinue(page);
}

test(
  'lets a guest buy two vouchers for a friend, print them, and find them again',
  { tag: '@desktop' },
  async ({ page }) => {
    const email = freshAddress('voucher');
    await page.goto(place.path);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Vouchers/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vouchers' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Gift voucher' })).toBeVisible();
    await page.getByRole('radio', { name: /^Large/ }).check();
    await page.getByRole('combobox', { name: 'Quantity' }).click();
    await page.getByRole('option', { name: '2', exact: true }).click();
    await page.getByLabel('Who is it for?').fill('Łucja & Søren');
    await page.getByLabel('A few words').fill('For the gym.\nSee you there!');
    await page.getByLabel('Who is it for?').clear();
    await clickContinue(page);
    await expect(page.getByText('Say who it’s for').last()).toBeVisible();
    await page.getByLabel('Who is it for?').fill('Łucja & Søren');
    await expect(page.getByText('Total: €200.00')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    // Visiting another page keeps the choice.
    await page.goto(place.path);
    await page.goBack();
    await expect(page.getByLabel('Who is it for?')).toHaveValue('Łucja & Søren');
    await clickContinue(page);

    await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
    await fillName(page);
    await page.getByLabel('First name').fill('Gerda');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await clickContinue(page);
    const card = page.frameLocator('iframe');
    await card.getByLabel('Card number').fill('4242 4242 4242 4242');
    const main = page.getByRole('main');
    await expect(main).toContainText('Gift voucher, Large');
    await expect(main).toContainText('Quantity: 2, For: Łucja & Søren');
    await expect(main).toContainText('€200.00');
    await expect(main).toContainText('it doesn’t renew');
    await expectAccessibleAtAllWidths(page);
    await placeOrder(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    // Two vouchers are two codes.
    await expect(page.getByRole('article')).toHaveCount(2);
    const sheet = page.getByRole('article').first();
    await expect(sheet).toContainText('Gift voucher, Large');
    await expect(sheet).toContainText('For Łucja & Søren');
    const code = /[A-Z0-9]{4}(-[A-Z0-9]{4}){2}/.exec(await sheet.innerText())?.[0] ?? 'no code';
    await expect
      .poll(async () => JSON.stringify(await loadMails(page.request, email)))
      .toContain(code);

    const downloading = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Download PDF/ })
      .first()
      .click();
    const file = await downloading;
    expect(file.suggestedFilename()).toContain(code);
    const bytes = await readFile(await file.path());
    const text = bytes.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    // Screen readers need tags, the language and a title.
    expect(text).toContain('/MarkInfo');
    expect(text).toContain('/StructTreeRoot');
    expect(text).toMatch(/\/Lang \(en/);

    // The printed page contains only the voucher.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeHidden();
    await expect(sheet).toBeVisible();
    await expect(sheet).toContainText(code);
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('link', { name: 'View all vouchers' }).click();
    const mine = page.getByRole('region', { name: 'Your vouchers' });
    await expect(mine).toContainText(`${code}€100.00 of €100.00 left`);
    await mine.getByRole('link', { name: /Gift voucher/ }).click();
    await expect(sheet).toContainText(code);
    await expectAccessibleAtAllWidths(page);
  },
);

test(
  'keeps the chosen size of a class pack when a member cancels the order',
  { tag: '@deep' },
  async ({ page }) => {
    await logInAs(page.request, 'member@northside.example');
    await page.goto(`${place.path}/offers`);
    await page.getByRole('link', { name: 'Class pack' }).click();
    await page.getByRole('radio', { name: /^10 classes/ }).check();
    await expect(page.getByText('10 bookings, valid for 6 months, €12.00 a visit')).toBeVisible();
    await clickContinue(page);
    await chooseNewCard(page);
    await clickContinue(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible();
    // Canceling the order and starting again keeps the choice.
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByRole('heading', { name: 'You cancelled this order' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('link', { name: 'Back to the offer' }).click();
    await expect(page.getByRole('radio', { name: /^10 classes/ })).toBeChecked();
  },
);

test(
  'lets a guest book a day pass and pay at the studio',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    const email = freshAddress('daypass');
    await page.goto(`${place.path}/day-tickets`);
    await expectAccessibleAtAllWidths(page);
    await openPayLaterSummary(page, email);
    await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('You pay when you come.');
    await expectAccessibleAtAllWidths(page);
    await placeOrder(page);
    await expect(page.getByRole('heading', { name: 'Your day pass is booked' })).toBeVisible();
    await expect(page.getByText('at the studio.', { exact: false }).first()).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    const shown = await page.getByRole('main').innerText();
    const code = /[A-Z0-9]{4}(-[A-Z0-9]{4}){2}/.exec(shown)?.[0] ?? 'no code';
    await expect
      .poll(async () => JSON.stringify(await loadMails(page.request, email)))
      .toContain(code);
    // The address shows it in another visit too, and the mail links to it.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.getByText(code)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel day pass' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel day pass' }).click();
    await expect(page.getByRole('heading', { name: 'This day pass is cancelled' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This day pass is cancelled' })).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);
    await expectAccessibleAtAllWidths(page);
  },
);

test.describe('when calls fail', () => {
  test.use({ allowsFailures: true });
  test('books a day pass once after a lost answer, also after a reload', async ({ page }) => {
    const email = freshAddress('lostpass');
    await page.goto(`${place.path}/day-tickets`);
    await openPayLaterSummary(page, email);
    const leads: string[] = [];
    await page.route('**/v1/public/daytickets/book', async (route) => {
      const answer = await route.fetch();
      leads.push(/"leadId":"([^"]+)"/.exec(await answer.text())?.[1] ?? `${answer.status()}`);
      if (leads.length === 1) await route.abort('connectionreset');
      else await route.fulfill({ response: answer });
    });
    await placeOrder(page);
    await expect(page.getByText('you won’t order twice')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.reload();
    // The details differ from those the server received: the page says so and books nothing.
    await page.getByRole('link', { name: /^Change.*Contact/ }).click();
    await page.getByLabel('First name').fill('Somebody');
    await clickContinue(page);
    await placeOrder(page);
    await expect(page.getByText(/already been sent, with other details/)).toBeVisible();
    await page.getByRole('link', { name: /^Change.*Contact/ }).click();
    await page.getByLabel('First name').fill('Vic');
    await clickContinue(page);
    await placeOrder(page);
    await expect(page.getByRole('heading', { name: 'Your day pass is booked' })).toBeVisible();
    const [lead = 'none'] = leads;
    expect(leads).toEqual([lead, '422', lead]);
    await expect.poll(async () => (await loadMails(page.request, email)).length).toBe(1);
  });

  test(
    'explains that a day pass is sold out, and that the guest owes nothing',
    { tag: '@deep' },
    async ({ page }) => {
      await page.route('**/v1/public/daytickets/book', (route) =>
        route.fulfill({
          status: 409,
          json: [{ errorCode: 'product.error.soldout', errorMessage: 'Not so many are left' }],
        }),
      );
      await page.goto(`${place.path}/day-tickets`);
      await openPayLaterSummary(page, freshAddress('soldout'));
      await placeOrder(page);
      await expect(
        page.getByRole('heading', { name: 'We couldn’t book this day pass' }),
      ).toBeVisible();
      await expect(page.getByText('It’s sold out. Nothing has been booked')).toBeVisible();
      await expectAccessibleAtAllWidths(page);
    },
  );
});

test(
  'redirects steps without a choice to the product, and explains members-only products',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto(`${place.path}/vouchers`);
    await clickContinue(page);
    await expect(page).toHaveURL(/\/contact\b/);
    const contact = page.url();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(contact);
    await expect(page.getByRole('heading', { level: 1, name: 'Gift voucher' })).toBeVisible();
    await page.goto(`${place.path}/vouchers?product=0`);
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'This isn’t sold any more' }),
    ).toBeVisible();
    await page.goto(`${place.path}/offers`);
    await page.getByRole('link', { name: 'Bring a friend' }).click();
    await expect(page.getByText('This is for members. Log in to buy it.')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
  },
);
