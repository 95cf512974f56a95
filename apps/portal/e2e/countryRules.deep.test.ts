import type { Locator, Page } from '@playwright/test';
import { chooseOption } from './formInputs.ts';
import { freshAddress } from './accounts.ts';
import { expect, studioPath, test } from './fixtures.ts';
import { fillItalianFields, fillSigner } from './signer.ts';

// Legal requirements of the studio's country for signing a membership: labels, order and placement, for each
// brand in each of its countries.

const germany = {
  address: ['Street', 'House number', 'Postal code', 'Town or city', 'Country'],
  paymentMethods: 'SEPA Direct Debit, Bank transfer',
  isDebited: true,
  asksRenewal: false,
  order: 'Order with obligation to pay',
};
const italy = {
  ...germany,
  address: ['Street', 'House number', 'Postal code', 'Town or city', 'Province', 'Country'],
};
const america = {
  address: ['House number', 'Street', 'Town or city', 'State', 'Postal code', 'Country'],
  paymentMethods: 'Bank transfer',
  isDebited: false,
  asksRenewal: true,
  order: 'Sign',
};

// SEPA debits neither francs nor forints.
const hungary = { ...germany, paymentMethods: 'Bank transfer', isDebited: false };
const switzerland = { ...hungary, order: 'Sign' };

const places = [
  { name: 'Northside in Germany', path: studioPath('northside', 1001), ...germany },
  { name: 'Volt in Germany', path: studioPath('volt', 2003), ...germany },
  { name: 'Arcade in Germany', path: studioPath('arcade', 3002), ...germany },
  { name: 'Arcade in Italy', path: studioPath('arcade', 3001), ...italy },
  { name: 'Volt in the United States', path: studioPath('volt', 2001), ...america },
  { name: 'Northside in Switzerland', path: studioPath('northside', 1004), ...switzerland },
  { name: 'Volt in Hungary', path: studioPath('volt', 2004), ...hungary },
];

const clickContinue = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Returns the labels of definition lists in their order. */
const factLabels = async (facts: Locator): Promise<string[]> => facts.locator('dt').allInnerTexts();

/** Returns the labels of fields without the mark of required ones. */
const fieldLabels = async (group: Locator): Promise<string[]> =>
  (await group.locator('label').allInnerTexts()).map((label) => label.replace(/\s*\*$/, ''));

for (const place of places)
  test(`${place.name}: meets the legal requirements for signing a membership`, async ({ page }) => {
    const main = page.getByRole('main');
    const button = page.getByRole('button', { name: place.order, exact: true });

    // Each offer shows its total price and term.
    await page.goto(`${place.path}/contract`);
    await expect(main.getByText(/ in total for /).first()).toBeVisible();
    await main.getByRole('link', { name: 'Premium' }).click();
    const term = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^Choose/ }) })
      .first();
    await expect(term).toContainText('All fees included');
    await expect(term.getByText(/ a month$/)).toBeVisible();
    expect(await factLabels(term)).toEqual([
      'Payment',
      'Fees',
      'Discount',
      'Total over the minimum term',
      'Start',
      'First end date',
      'Notice period',
      'After that',
    ]);
    await term.getByRole('link', { name: /^Choose/ }).click();

    // The first step lists the accepted payment methods.
    await expect(heading(page, 'When do you want to start?')).toBeVisible();
    await expect(main).toContainText(`We accept: ${place.paymentMethods}.`);
    await clickContinue(page);

    await expect(heading(page, 'Who is signing?')).toBeVisible();
    const address = page.getByRole('group', { name: 'Address' });
    await expect(address.getByLabel('Street')).toBeVisible();
    // Polls, because the countries load later.
    await expect.poll(() => fieldLabels(address)).toEqual(place.address);
    await fillSigner(page, freshAddress('rules'));
    if (place.address.includes('Province')) await fillItalianFields(page);
    if (place.address.includes('State')) await chooseOption(page, 'State', 'New York');
    await clickContinue(page);

    // The mandate is a separate region with all required details.
    await expect(heading(page, 'How would you like to pay?')).toBeVisible();
    const mandate = page.getByRole('region', { name: /SEPA/ });
    if (place.isDebited) {
      await expect(mandate).toContainText('eight weeks');
      expect(await factLabels(mandate)).toEqual([
        'Creditor',
        'Creditor identifier',
        'Mandate reference',
        'Account holder',
        'IBAN',
        'Type of payment',
      ]);
      await page.getByRole('radio', { name: /Bank transfer/ }).check();
    }
    await expect(mandate).toHaveCount(0);
    await clickContinue(page);

    // The button states its effect and directly follows the ordered items, their price, the term and the
    // renewal.
    await expect(heading(page, 'Check and sign')).toBeVisible();
    await expect(button).toBeEnabled();
    const order = main
      .locator('section')
      .filter({ has: heading(page, 'Premium') })
      .last();
    const labels = await factLabels(order);
    expect(labels).toEqual(
      expect.arrayContaining(['Total over 24 months', 'First end date', 'After that']),
    );
    await button.scrollIntoViewIfNeeded();
    const [above, below] = [await order.boundingBox(), await button.boundingBox()];
    const gap = (below?.y ?? Infinity) - ((above?.y ?? 0) + (above?.height ?? 0));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(120);

    // Starting early and renewal each need consent through a box that is not ticked in advance.
    await expect(page.getByLabel(/^I want to start before/)).not.toBeChecked();
    const renewal = page.getByLabel(/^I agree that my membership/);
    if (place.asksRenewal) await expect(renewal).not.toBeChecked();
    else await expect(renewal).toHaveCount(0);

    // Signs with the Italian fields, because no other journey does.
    if (place.address.includes('Province')) {
      for (const box of await main.getByRole('checkbox').all()) await box.check();
      const pad = page.locator('#contract-signature');
      await pad.hover({ position: { x: 30, y: 90 } });
      await page.mouse.down();
      await pad.hover({ position: { x: 160, y: 50 } });
      await page.mouse.up();
      await button.click();
      await expect(heading(page, 'Welcome, your contract is signed')).toBeVisible();
    }

    // Every page links to cancelation and withdrawal without login.
    const footer = page.getByRole('contentinfo');
    await page.goto(place.path);
    for (const [link, title, press] of [
      ['Cancel memberships here', 'Cancel a membership', 'Cancel now'],
      ['Withdraw from contract here', 'Withdraw from a contract', 'Confirm withdrawal'],
    ] as const) {
      await footer.getByRole('link', { name: link, exact: true }).click();
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('button', { name: press, exact: true })).toBeVisible();
    }
  });

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  for (const { name, path } of places.filter((place) => place.name.endsWith('in Germany')))
    test(`${name}: uses the exact wording of the law`, async ({ page }) => {
      const main = page.getByRole('main');
      const onward = page.getByRole('button', { name: 'Weiter' });
      await page.goto(path);
      for (const [link, press] of [
        ['Verträge hier kündigen', 'Jetzt kündigen'],
        ['Vertrag widerrufen', 'Widerruf bestätigen'],
      ] as const) {
        const footer = page.getByRole('contentinfo');
        await footer.getByRole('link', { name: link, exact: true }).click();
        await expect(page.getByRole('button', { name: press, exact: true })).toBeVisible();
      }
      await page.goto(`${path}/contract`);
      await main.getByRole('link', { name: 'Premium' }).click();
      await main
        .getByRole('link', { name: /^Auswählen/ })
        .first()
        .click();
      await onward.click();
      for (const [label, value] of [
        ['Vorname', 'Gerda'],
        ['Nachname', 'Gast'],
        ['E-Mail', freshAddress('german')],
        ['Telefon', '+49 30 0000009'],
        ['Straße', 'Beispielweg'],
        ['Postleitzahl', '10115'],
        [/^Ort/, 'Beispielstadt'],
      ] as const)
        await page.getByLabel(label).fill(value);
      for (const [part, value] of [
        ['Tag', '03'],
        ['Monat', '02'],
        ['Jahr', '1994'],
      ] as const)
        await page.getByRole('combobox', { name: part, exact: true }).selectOption(value);
      await onward.click();
      await expect(page.getByRole('region', { name: 'SEPA-Lastschriftmandat' })).toBeVisible();
      await page.getByRole('radio', { name: /Überweisung/ }).check();
      await onward.click();
      await expect(
        page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }),
      ).toBeEnabled();
    });
});
