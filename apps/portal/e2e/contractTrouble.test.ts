import type { APIRequestContext, Page } from '@playwright/test';
import { fillDay } from './answers.ts';
import { mailsTo, newAccount } from './accounts.ts';
import { actAs, expect, type Place, place, test } from './fixtures.ts';
import { headers } from './purchase.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

// What goes wrong between the last step and the answer: one contract, nothing typed lost, and the page tells the truth.
test.use({ inTrouble: true });

const orderButton = (page: Page) =>
  page.getByRole('button', { name: 'Order with obligation to pay' });
const done = (page: Page) =>
  page.getByRole('heading', { name: 'Welcome, your contract is signed' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

const person = {
  'First name': 'Mona',
  'Last name': 'Sample',
  Phone: '+49 30 0000009',
  Street: 'Beispielweg',
  'House number': '3',
  'Postal code': '10115',
  Town: 'Berlin',
};

/** Logs in somebody new, who goes as far as the last step of a year. @returns their address */
async function toLastStep(page: Page, place: Place): Promise<string> {
  const email = await newAccount(page.request);
  await actAs(page.request, email);
  await typeThrough(page, place);
  return email;
}

/** Whoever is logged in goes as far as the last step of a year. */
async function typeThrough(page: Page, { path }: Place): Promise<void> {
  await page.goto(`${path}/contract`);
  await page.getByRole('link', { name: 'Basic' }).click();
  await page.getByRole('link', { name: /Choose.*12 months/ }).click();
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Who is signing?' })).toBeVisible();
  for (const [label, value] of Object.entries(person)) await page.getByLabel(label).fill(value);
  await fillDay(page, '1994-02-03');
  await goOn(page);
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Check and sign' })).toBeVisible();
}

/** Ticks and signs what the last step asks for. */
async function fillLastStep(page: Page): Promise<void> {
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await page.getByLabel('Or type your name').fill('Mona Sample');
  await expect(orderButton(page)).toBeEnabled();
}

/** The contracts that whoever is logged in has. */
async function contractsOf(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/nox/v1/customercenter/contract?status=ACTIVE', { headers });
  expect(answer.status()).toBe(200);
  const contracts: { contractNumber: string }[] = await answer.json();
  return contracts.map(({ contractNumber }) => contractNumber);
}

/** How many mails with a contract have come. */
const contractMails = async (page: Page, email: string) =>
  (await mailsTo(page.request, email)).filter(({ subject }) => subject.includes('Basic')).length;

test('pressed twice at once it is signed once, and the way back leads to no second signature', async ({
  page,
}) => {
  const email = await toLastStep(page, place);
  await fillLastStep(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/contracts/sign')) sent.push(request.url());
  });
  await orderButton(page).dblclick();
  await expect(done(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'When do you want to start?' })).toBeVisible();
  await expect(orderButton(page)).toHaveCount(0);
  expect(await contractsOf(page.request)).toHaveLength(1);
  await expect.poll(() => contractMails(page, email)).toBe(1);
});

test('a copy of the tab signs the same contract, not a second one', async ({ page, context }) => {
  const email = await toLastStep(page, place);
  await fillLastStep(page);
  // As a browser copies a tab: with what it keeps for the visit.
  const opening = context.waitForEvent('page');
  await page.evaluate(() => window.open(window.location.href));
  const copy = await opening;
  await expect(copy.getByRole('heading', { name: 'Check and sign' })).toBeVisible();
  await expect(copy.getByLabel('I accept “General terms”')).toBeChecked();
  await copy.getByLabel('Or type your name').fill('Mona Sample');
  await expect(orderButton(copy)).toBeEnabled();
  await orderButton(page).click();
  await expect(done(page)).toBeVisible();
  const number = (await contractsOf(page.request))[0] ?? 'no contract';
  await orderButton(copy).click();
  await expect(done(copy)).toBeVisible();
  await expect(copy.getByRole('main')).toContainText(number);
  expect(await contractsOf(page.request)).toEqual([number]);
  await expect.poll(() => contractMails(page, email)).toBe(1);
});

test(
  'typed anew in a second tab it is signed once, unless a second contract is asked for',
  { tag: '@deep' },
  async ({ page, context }) => {
    await toLastStep(page, place);
    await fillLastStep(page);
    const other = await context.newPage();
    await typeThrough(other, place);
    await fillLastStep(other);
    await orderButton(page).click();
    await expect(done(page)).toBeVisible();

    await expect(other.getByText('You’ve just signed this in another tab.')).toBeVisible();
    await expect(orderButton(other)).toHaveCount(0);
    await expectAccessibleAtAllWidths(other);
    expect(await contractsOf(page.request)).toHaveLength(1);

    await other.getByRole('button', { name: 'Sign a second contract' }).click();
    await expect(orderButton(other)).toBeEnabled();
    await expect(other.getByLabel('Or type your name')).toHaveValue('Mona Sample');
  },
);

test('a session that ends while it is signed is begun again on the spot, and the contract is signed once', async ({
  page,
  context,
}) => {
  const email = await toLastStep(page, place);
  await fillLastStep(page);
  await context.clearCookies();
  await orderButton(page).click();
  const login = page.getByRole('dialog');
  await login.getByLabel('Password').fill('sample-Passw0rd');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(done(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Mona Sample');
  expect(await contractsOf(page.request)).toHaveLength(1);
  await expect.poll(() => contractMails(page, email)).toBe(1);
});

test('an answer that is lost, then other details: nothing is signed twice, and the page says where the contract is', async ({
  page,
}) => {
  const email = await toLastStep(page, place);
  await fillLastStep(page);
  await page.route(
    '**/contracts/sign',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await orderButton(page).click();
  await expect(page.getByText('you won’t sign twice')).toBeVisible();
  // All that was entered stands there after a reload; whoever signs writes another name.
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Mona Sample');
  await fillLastStep(page);
  await page.getByLabel('Or type your name').fill('M. Sample');
  await orderButton(page).click();
  await expect(page.getByText(/already been sent, with other details/)).toBeVisible();
  expect(await contractsOf(page.request)).toHaveLength(1);
  await expect.poll(() => contractMails(page, email)).toBe(1);
});
