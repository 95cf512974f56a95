import { readFile } from 'node:fs/promises';
import { loadMails } from './accounts.ts';
import { logInAs, expect, place, studioPath, test } from './fixtures.ts';
import { tabAndPress, focusByKeyboard } from './keyboard.ts';
import { loseAnswer } from './loseAnswer.ts';
import { expectLoaded } from './expectLoaded.ts';
import { newMember } from './member.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';
import { readDay, typeDay } from './formInputs.ts';

// The tests include a broken connection and a refused change.
test.use({ allowsFailures: true });

test(
  'shows a member what they hold and owe, and leads to each part',
  { tag: ['@desktop', '@deep'] },
  async ({ page }, { project }) => {
    const root = studioPath('northside', 1001);
    await logInAs(page.request, 'member@northside.example');
    await page.goto(root);
    await page
      .getByRole('link', { name: /^(?:Me|My membership)$/ })
      .first()
      .click();
    const sections = page.getByRole('navigation', { name: 'Sections of your membership' });
    if (project.name.endsWith('desktop')) {
      await expect(page).toHaveURL(/\/selfservice\/overview$/);
      await expect(sections.getByRole('link', { name: 'Overview' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    } else {
      await expect(sections).toBeHidden();
      await page.getByRole('main').getByRole('link', { name: 'Overview' }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Hello Mona' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Membership' })).toContainText('Premium');
    await expect(page.getByRole('region', { name: 'To pay' })).toContainText('€');
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('link', { name: 'See contract' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Premium' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'If you cancel today' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('radio', { name: 'Past' }).click({ force: true });
    await expect(page.getByText(/Ended on/)).toBeVisible();
    await page.goto(`${root}/selfservice/customer`);
    if (project.name.endsWith('desktop')) await expect(page).toHaveURL(/customer\/personal$/);
    else await page.getByRole('link', { name: 'Personal details' }).click();
    await expect(page.getByText('Mona Muster').last()).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'All my data (PDF)' }).click();
    const file = await readFile(await (await saving).path());
    expect(file.toString('latin1').startsWith('%PDF-')).toBe(true);
  },
);

test(
  'cancels a contract once although the answer is lost, gives a receipt, and withdraws the cancelation',
  { tag: '@desktop' },
  async ({ page }) => {
    const email = await newMember(page.request, place.id, 'Basic');
    await page.goto(`${place.path}/selfservice/contract`);
    await expect(page.getByRole('heading', { level: 2, name: 'Basic' })).toBeVisible();
    await page.getByRole('link', { name: 'Cancel contract' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Cancel contract');
    await expect(title).toBeFocused();
    await expect(page.getByText('You still pay').first()).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await loseAnswer(page, '**/ordinarycancelation');
    const cancel = page.getByRole('button', { name: 'Cancel contract now' });
    await cancel.click();
    await expect(page.getByRole('alert').last()).toContainText('We couldn’t reach');
    await cancel.click();
    await expect(title).toHaveText('Your contract is cancelled');
    await expect(title).toBeFocused();
    await expectAccessibleAtAllWidths(page);
    const main = page.getByRole('main');
    const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(await main.innerText())?.[0] ?? '';
    expect(id).not.toBe('');
    await expect
      .poll(async () => JSON.stringify(await loadMails(page.request, email)))
      .toContain(id);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download receipt (PDF)' }).click();
    expect((await saving).suggestedFilename()).toBe(`${id}.pdf`);
    await page.getByRole('link', { name: 'To the contract' }).click();
    await expect(main.getByText('Cancelled').first()).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw cancellation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw cancellation' }).click();
    await expect(page.getByText('Your cancellation is withdrawn. Basic goes on.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel contract' })).toBeVisible();
  },
);

test(
  'books an add-on with its effect on the monthly sum, and cancels it',
  { tag: '@deep' },
  async ({ page }) => {
    await newMember(page.request, place.id, 'Basic');
    await page.goto(`${place.path}/selfservice/additionalmodules`);
    await expect(page.getByText('Your monthly sum').first()).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    const first = page.getByRole('listitem').filter({ hasText: 'Your monthly sum' }).first();
    const name = await first.getByRole('heading').innerText();
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Add ${name}`);
    await typeDay(page, 'Start', '2001-01-01');
    const order = page.getByRole('button', { name: 'Order with obligation to pay' });
    await order.click();
    await expect(page.getByText('Choose one of these days').last()).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    expect(await readDay(page, 'Start')).toBe('2001-01-01');
    await page.reload();
    await order.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} is yours`);
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('link', { name: 'See contract' }).click();
    await page.getByRole('link', { name: new RegExp(`^Cancel add-on ?: ?${name}`) }).click();
    await page.getByRole('button', { name: 'Cancel add-on now' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your add-on is cancelled');
  },
);

test(
  'applies a new address at once, and withdraws a new name that awaits the studio',
  { tag: '@desktop' },
  async ({ page }) => {
    await newMember(page.request, place.id, 'Basic');
    const root = `${place.path}/selfservice/customer`;
    await page.goto(`${root}/address`);
    await page.getByRole('link', { name: 'Change' }).click();
    await page.getByLabel('Street').fill('Neuer Weg');
    // Visiting another page keeps the input.
    await page.getByRole('link', { name: 'Cancel', exact: true }).click();
    await page.getByRole('link', { name: 'Change' }).click();
    await expect(page.getByLabel('Street')).toHaveValue('Neuer Weg');
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Neuer Weg 3, 10115 Berlin')).toBeVisible();

    await page.goto(`${root}/personal`);
    await page.getByRole('link', { name: 'Change' }).click();
    await page.getByLabel('Last name').fill('Beispiel');
    await page.getByRole('button', { name: 'Send to the studio' }).click();
    await expect(page.getByText('This change is waiting for your studio')).toBeVisible();
    await expect(page.getByText('Sample Beispiel')).toBeVisible();
    await expect(page.getByRole('main').getByText('Sample Person', { exact: true })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Withdraw change' }).click();
    await expect(page.getByText('Sample Beispiel')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Change' })).toBeVisible();
  },
);

test(
  'changes the bank account and mandate once although the answer is lost, by keyboard alone, and downloads the mandate',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    await newMember(page.request, place.id, 'Basic');
    await page.goto(`${place.path}/selfservice/customer/payment`);
    await expect(page.getByText(/SEPA Direct Debit/).first()).toBeVisible();
    await tabAndPress(page.getByRole('link', { name: 'Change' }));
    await focusByKeyboard(page.getByRole('textbox', { name: 'IBAN' }));
    await page.keyboard.type('DE02 1203 0000 0000 2020 52');
    await tabAndPress(page.getByRole('checkbox', { name: 'I give this mandate' }), 'Space');
    await tabAndPress(page.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('Invalid IBAN').last()).toBeVisible();
    await focusByKeyboard(page.getByRole('textbox', { name: 'IBAN' }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('DE02 1203 0000 0000 2020 51');
    const mandates: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (
        !request.url().endsWith('/nox/v1/customercenter/paymentdata') ||
        request.method() !== 'POST'
      )
        return;
      mandates.push(/"mandateReference":"([^"]+)"/.exec(request.postData() ?? '')?.[1]);
    });
    await loseAnswer(page, '**/nox/v1/customercenter/paymentdata');
    await tabAndPress(page.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('alert').last()).toContainText('We couldn’t reach');
    await tabAndPress(page.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    await expect(page.getByText(/2051/)).toBeVisible();
    const [mandate = 'no mandate'] = mandates;
    expect(mandates).toEqual([mandate, mandate]);
    await expect(page.getByText(mandate)).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    const saving = page.waitForEvent('download');
    await tabAndPress(page.getByRole('button', { name: 'SEPA mandate (PDF)' }));
    expect((await saving).suggestedFilename()).toBe('sepa-mandate.pdf');
  },
);

test(
  'previews a pause, takes it once although the answer is lost, and cancels it',
  { tag: '@desktop' },
  async ({ page }) => {
    await newMember(page.request, place.id, 'Basic');
    await page.goto(`${place.path}/selfservice/idleperiods`);
    await page.getByRole('link', { name: 'Pause membership' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Pause membership');
    const first = await readDay(page, 'First day');
    const pause = page.getByRole('button', { name: 'Pause membership' });
    // Appears above the button and moves it.
    await expect(page.getByRole('group', { name: 'How long?' })).toBeVisible();
    // One day is less than the studio allows.
    await typeDay(page, 'Last day', first);
    await pause.click();
    await expect(page.getByText(/^There is a problem|Check your details/).first()).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    const last = new Date(`${first}T00:00:00Z`);
    last.setUTCDate(last.getUTCDate() + 20);
    await typeDay(page, 'Last day', last.toISOString().slice(0, 10));
    await expect(page.getByText('You don’t pay')).toBeVisible();
    await loseAnswer(page, '**/customercenter/idleperiod');
    await pause.click();
    await expect(page.getByRole('alert').last()).toContainText('We couldn’t reach');
    await pause.click();
    await expect(title).toHaveText('Your contract is paused on these days');
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('link', { name: 'All pauses' }).click();
    await expect(page.getByRole('button', { name: /^Cancel pause/ })).toHaveCount(1);
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: /^Cancel pause/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel pause' }).click();
    await expect(page.getByText('The pause is cancelled.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cancel pause/ })).toHaveCount(0);
  },
);

test('downloads an invoice', { tag: '@deep' }, async ({ page }) => {
  await logInAs(page.request, 'member@northside.example');
  await page.goto(`${studioPath('northside', 1001)}/selfservice/invoices`);
  await expectAccessibleAtAllWidths(page);
  const saving = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download PDF/ })
    .first()
    .click();
  const file = await readFile(await (await saving).path());
  expect(file.toString('latin1').startsWith('%PDF-')).toBe(true);
});

test(
  'loads all parts of the overview in parallel, although each call takes two seconds',
  { tag: '@deep' },
  async ({ page }) => {
    await newMember(page.request, place.id, 'Basic');
    const overview = `${place.path}/selfservice/overview`;
    // Loads the page once, so that its code and shared data are cached, as after the home page.
    await page.goto(overview);
    const cards = page.locator('main section[aria-busy="false"]');
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(6);
    await expectLoaded(page);
    const all = await cards.count();
    for (const call of [
      '**/contract/active/main*',
      '**/customercenter/account/balance',
      '**/customercenter/consumption-credit',
      '**/calendaritems/current*',
      '**/checkin/active*',
      '**/v1/message/**',
    ])
      await page.route(call, async (route) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        setTimeout(resolve, 6000);
        await promise;
        await route.continue();
      });
    await page.addInitScript((cardsInAll) => {
      const seen: Record<string, number> = {};
      Reflect.set(window, 'seen', seen);
      new MutationObserver(() => {
        if (!document.querySelector('main section[aria-busy]')) return;
        seen.frame ??= performance.now();
        if (document.querySelectorAll('main section[aria-busy="false"]').length < cardsInAll)
          return;
        seen.whole ??= performance.now();
      }).observe(document, { childList: true, subtree: true, attributes: true });
    }, all);
    await page.goto(overview);
    const times = await page.waitForFunction(() => {
      const seen: { frame: number; whole?: number } = Reflect.get(window, 'seen');
      return seen.whole === undefined ? null : { frame: seen.frame, whole: seen.whole };
    });
    const { frame, whole } = (await times.jsonValue()) ?? { frame: 0, whole: Infinity };
    expect(whole - frame).toBeGreaterThan(5000);
    // Two sequential calls would take more than twelve seconds.
    expect(whole - frame).toBeLessThan(11_500);
  },
);
