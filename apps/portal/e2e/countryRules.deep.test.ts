import type { Locator, Page } from '@playwright/test';
import { choose, fillDay } from './answers.ts';
import { freshAddress } from './accounts.ts';
import { expect, studioPath, test } from './fixtures.ts';

// What the law of the studio's country wants of the way to a membership: labels, order and place, under each brand in each of its countries.

const germany = {
  address: ['Street', 'House number', 'Postal code', 'Town or city', 'Country'],
  ways: 'SEPA Direct Debit, Bank transfer',
  isDebited: true,
  asksRenewal: false,
};
const italy = {
  ...germany,
  address: ['Street', 'House number', 'Postal code', 'Town or city', 'Province', 'Country'],
};
const america = {
  address: ['House number', 'Street', 'Postal code', 'Town or city', 'State', 'Country'],
  ways: 'Bank transfer',
  isDebited: false,
  asksRenewal: true,
};

// Neither francs nor forints can be debited by SEPA.
const elsewhere = { ...germany, ways: 'Bank transfer', isDebited: false };

const places = [
  { name: 'Northside in Germany', path: studioPath('northside', 1001), ...germany },
  { name: 'Volt in Germany', path: studioPath('volt', 2003), ...germany },
  { name: 'Arcade in Germany', path: studioPath('arcade', 3002), ...germany },
  { name: 'Arcade in Italy', path: studioPath('arcade', 3001), ...italy },
  { name: 'Volt in the United States', path: studioPath('volt', 2001), ...america },
  { name: 'Northside in Switzerland', path: studioPath('northside', 1004), ...elsewhere },
  { name: 'Volt in Hungary', path: studioPath('volt', 2004), ...elsewhere },
];

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** What stands on lists of facts, in their order. */
const labelsOf = async (facts: Locator): Promise<string[]> => facts.locator('dt').allInnerTexts();

/** Fields as they are read, without the sign of those that must be filled. */
const fieldsOf = async (group: Locator): Promise<string[]> =>
  (await group.locator('label').allInnerTexts()).map((label) => label.replace(/\s*\*$/, ''));

/** Fills whoever signs, whatever the country asks of them. */
async function fillSigner(page: Page, email: string): Promise<void> {
  for (const [label, value] of [
    ['First name', 'Gerda'],
    ['Last name', 'Gast'],
    ['Email', email],
    ['Phone', '+49 30 0000009'],
    ['Street', 'Beispielweg'],
    ['House number', '3'],
    ['Postal code', '10115'],
    ['Town or city', 'Beispielstadt'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await fillDay(page, '1994-02-03');
}

/** What Italy asks beside that: a province, who somebody is to the tax office, and a document. */
async function fillItalian(page: Page): Promise<void> {
  await choose(page, 'Province', 'Milano');
  await choose(page, 'Gender', 'Female');
  await page.getByLabel('Place of birth').fill('Milano');
  await choose(page, 'Country of birth', 'Italy');
  await page.getByLabel('Identity number').fill('GSTGRD94B43F205T');
  await choose(page, 'Kind of document', 'Identity card');
  await page.getByLabel('Document number').fill('CA00000AA');
}

for (const place of places)
  test(`${place.name}: what the law wants on the way to a membership`, async ({ page }) => {
    const main = page.getByRole('main');
    const button = page.getByRole('button', { name: 'Order with obligation to pay', exact: true });

    // Total price and term stand with each offer.
    await page.goto(`${place.path}/contract`);
    await expect(main.getByText(/ in total for /).first()).toBeVisible();
    await main.getByRole('link', { name: 'Premium' }).click();
    const term = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^Choose/ }) })
      .first();
    await expect(term).toContainText('All fees included');
    await expect(term.getByText(/ a month$/)).toBeVisible();
    expect(await labelsOf(term)).toEqual([
      'Payment',
      'Fees',
      'Total over the minimum term',
      'First end date',
      'Notice period',
      'After that',
    ]);
    await term.getByRole('link', { name: /^Choose/ }).click();

    // The accepted ways to pay stand at the start.
    await expect(heading(page, 'When do you want to start?')).toBeVisible();
    await expect(main).toContainText(`We accept: ${place.ways}.`);
    await goOn(page);

    await expect(heading(page, 'Who is signing?')).toBeVisible();
    const address = page.getByRole('group', { name: 'Address' });
    await expect(address.getByLabel('Street')).toBeVisible();
    // The countries are loaded.
    await expect.poll(() => fieldsOf(address)).toEqual(place.address);
    await fillSigner(page, freshAddress('rules'));
    if (place.address.includes('Province')) await fillItalian(page);
    if (place.address.includes('State')) await choose(page, 'State', 'New York');
    await goOn(page);

    // The mandate is set apart and says all that it has to.
    await expect(heading(page, 'How would you like to pay?')).toBeVisible();
    const mandate = page.getByRole('region', { name: /SEPA/ });
    if (place.isDebited) {
      await expect(mandate).toContainText('eight weeks');
      expect(await labelsOf(mandate)).toEqual([
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
    await goOn(page);

    // The button says what it does, right under what is ordered, what it costs, how long it binds and how it goes on.
    await expect(heading(page, 'Check and sign')).toBeVisible();
    await expect(button).toBeEnabled();
    const order = main
      .locator('section')
      .filter({ has: heading(page, 'Premium') })
      .last();
    const labels = await labelsOf(order);
    expect(labels).toEqual(
      expect.arrayContaining(['Total over the minimum term', 'First end date', 'After that']),
    );
    await button.scrollIntoViewIfNeeded();
    const [above, below] = [await order.boundingBox(), await button.boundingBox()];
    const gap = (below?.y ?? Infinity) - ((above?.y ?? 0) + (above?.height ?? 0));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(120);

    // Whoever starts early, or has the membership go on, says so in a box of its own, which nobody has ticked for them.
    await expect(page.getByLabel(/^I want to start before/)).not.toBeChecked();
    const renewal = page.getByLabel(/^I agree that my membership/);
    if (place.asksRenewal) await expect(renewal).not.toBeChecked();
    else await expect(renewal).toHaveCount(0);

    // What only Italy asks is enough to sign: no other journey does.
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

    // The way out stands on every page, without logging in.
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
    test(`${name}: the very words of the law`, async ({ page }) => {
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
