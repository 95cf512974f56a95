import { readFile } from 'node:fs/promises';
import { fillDate, typeDay } from './formInputs.ts';
import { freshAddress, loadMails } from './accounts.ts';
import { expectLoaded } from './expectLoaded.ts';
import { expect, place, test } from './fixtures.ts';
import { tabAndPress, focusByKeyboard } from './keyboard.ts';
import { loseAnswer } from './loseAnswer.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test(
  'leads from the home page to the receipt of a cancelation in two pages without login',
  { tag: '@desktop' },
  async ({ page }) => {
    const email = freshAddress('leaving');
    await page.goto(place.path);
    await page.getByRole('link', { name: 'Cancel memberships here' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Cancel a membership' }),
    ).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('radio', { name: /For an important reason/ }).check();
    await page.getByLabel('First name').fill('Nobody');
    await page.getByLabel('Last name').fill('Atall');
    await page.getByRole('textbox', { name: 'Membership' }).fill('Basic');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    const cancel = page.getByRole('button', { name: 'Cancel now' });
    await cancel.click();
    await expect(page.getByText('Say why you want to cancel').last()).toBeVisible();
    await page.getByLabel(/^Reason/).fill('I move to another town.');
    await cancel.click();
    await expect(
      page.getByText('Enter your customer number or your date of birth').last(),
    ).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    // Visiting another page keeps the input.
    await page.getByRole('link', { name: /Withdraw within 14 days/ }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Withdraw from a contract' }),
    ).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel(/^Reason/)).toHaveValue('I move to another town.');
    await fillDate(page, '1994-02-03');
    await typeDay(page, 'To end on', '2028-02-29');
    await cancel.click();

    await expect(
      page.getByRole('heading', { name: 'We’ve received your cancellation' }),
    ).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('29 February 2028');
    await expect(main).toContainText('Nobody Atall');
    const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(await main.innerText())?.[0] ?? '';
    expect(id).not.toBe('');
    await expect
      .poll(async () => JSON.stringify(await loadMails(page.request, email)))
      .toContain(id);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download receipt (PDF)' }).click();
    const text = (await readFile(await (await downloading).path())).toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/StructTreeRoot');
  },
);

test.describe('a withdrawal whose answer is lost', () => {
  test.use({ allowsFailures: true });
  test(
    'is received once although it is sent twice, by keyboard alone',
    { tag: '@desktop' },
    async ({ page }) => {
      const email = freshAddress('withdrawal');
      await page.goto(`${place.path}/contract-withdrawal`);
      await expectLoaded(page);
      await expectAccessibleAtAllWidths(page);
      const type = async (label: RegExp | string, text: string) => {
        await focusByKeyboard(page.getByLabel(label));
        await page.keyboard.type(text);
      };
      await type('First name', 'Nobody');
      await type('Last name', 'Atall');
      await type(/^Membership/, 'Premium');
      await type('Email', email);
      await loseAnswer(page, '**/nox/public/v1/contract/withdrawal');
      const confirm = page.getByRole('button', { name: 'Confirm withdrawal' });
      await tabAndPress(confirm);
      await expect(page.getByRole('alert').last()).toContainText('We couldn’t reach');
      await tabAndPress(confirm);
      await expect(
        page.getByRole('heading', { name: 'We’ve received your withdrawal' }),
      ).toBeVisible();
      const main = page.getByRole('main');
      await expect(main).toContainText('Premium');
      await expectAccessibleAtAllWidths(page);
      await expect
        .poll(async () => (await loadMails(page.request, email)).length)
        .toBeGreaterThan(0);
      const mails = await loadMails(page.request, email);
      expect(mails).toHaveLength(1);
      const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(await main.innerText())?.[0];
      expect(JSON.stringify(mails)).toContain(id ?? 'no receipt');
    },
  );
});
