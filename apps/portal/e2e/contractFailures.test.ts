import type { APIRequestContext, Page } from '@playwright/test';
import { fillDate, fillMissingDetails } from './formInputs.ts';
import { loadMails, newAccount } from './accounts.ts';
import { logInAs, expect, type Place, place, test } from './fixtures.ts';
import { headers } from './purchase.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

// Failures between the last step and the answer: the result is one contract, no input is lost, and the page
// shows the real state.
test.use({ allowsFailures: true });

const orderButton = (page: Page) =>
  page.getByRole('button', { name: 'Order with obligation to pay' });
const confirmationHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Welcome, your contract is signed' });
const clickContinue = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

const person = {
  'First name': 'Mona',
  'Last name': 'Sample',
  Phone: '+49 30 0000009',
  Street: 'Beispielweg',
  'House number': '3',
  'Postal code': '10115',
  Town: 'Berlin',
};

/**
 * Creates and logs in an account and fills all steps before the last for a one-year term.
 * @returns its email address
 */
async function openLastStepAsNewUser(page: Page, place: Place): Promise<string> {
  const email = await newAccount(page.request);
  await logInAs(page.request, email);
  await openLastStep(page, place, fillMissingDetails);
  return email;
}

/**
 * Fills all steps before the last for a one-year term as the current user.
 * @param fillDetails fills the form for missing details, if the portal asks for them
 */
async function openLastStep(
  page: Page,
  { path }: Place,
  fillDetails: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.goto(`${path}/contract`);
  await page.getByRole('link', { name: 'Basic' }).click();
  await page.getByRole('link', { name: /Choose.*12 months/ }).click();
  await clickContinue(page);
  await fillDetails(page);
  await expect(page.getByRole('heading', { name: 'Who is signing?' })).toBeVisible();
  for (const [label, value] of Object.entries(person)) await page.getByLabel(label).fill(value);
  await fillDate(page, '1994-02-03');
  await clickContinue(page);
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await clickContinue(page);
  await expect(page.getByRole('heading', { name: 'Check and sign' })).toBeVisible();
}

/** Ticks and signs everything that the last step requires. */
async function fillLastStep(page: Page): Promise<void> {
  // Some boxes depend on the price.
  await expect(orderButton(page)).toBeEnabled();
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await page.getByLabel('Or type your name').fill('Mona Sample');
}

/** Returns the contract numbers of the current user. */
async function loadContractNumbers(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/nox/v1/customercenter/contract?status=ACTIVE', { headers });
  expect(answer.status()).toBe(200);
  const contracts: { contractNumber: string }[] = await answer.json();
  return contracts.map(({ contractNumber }) => contractNumber);
}

/** Counts the mails with a contract. */
const countContractMails = async (page: Page, email: string) =>
  (await loadMails(page.request, email)).filter(({ subject }) => subject.includes('Basic')).length;

test(
  'signs once on a double click, and offers no second signature after going back',
  { tag: '@deep' },
  async ({ page }) => {
    const email = await openLastStepAsNewUser(page, place);
    await fillLastStep(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/contracts/sign')) sent.push(request.url());
    });
    await orderButton(page).dblclick();
    await expect(confirmationHeading(page)).toBeVisible();
    expect(sent).toHaveLength(1);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'When do you want to start?' })).toBeVisible();
    await expect(orderButton(page)).toHaveCount(0);
    expect(await loadContractNumbers(page.request)).toHaveLength(1);
    await expect.poll(() => countContractMails(page, email)).toBe(1);
  },
);

test(
  'signs the same contract from a duplicated tab',
  { tag: '@deep' },
  async ({ page, context }) => {
    const email = await openLastStepAsNewUser(page, place);
    await fillLastStep(page);
    // window.open copies session storage, as duplicating a tab does.
    const opening = context.waitForEvent('page');
    await page.evaluate(() => window.open(window.location.href));
    const copy = await opening;
    await expect(copy.getByRole('heading', { name: 'Check and sign' })).toBeVisible();
    await expect(copy.getByLabel('I accept “General terms”')).toBeChecked();
    await copy.getByLabel('Or type your name').fill('Mona Sample');
    await expect(orderButton(copy)).toBeEnabled();
    await orderButton(page).click();
    await expect(confirmationHeading(page)).toBeVisible();
    const number = (await loadContractNumbers(page.request))[0] ?? 'no contract';
    await orderButton(copy).click();
    await expect(confirmationHeading(copy)).toBeVisible();
    await expect(copy.getByRole('main')).toContainText(number);
    expect(await loadContractNumbers(page.request)).toEqual([number]);
    await expect.poll(() => countContractMails(page, email)).toBe(1);
  },
);

test(
  'signs once when filled in again in a second tab, unless the user asks for a second contract',
  { tag: '@deep' },
  async ({ page, context }) => {
    await openLastStepAsNewUser(page, place);
    await fillLastStep(page);
    const other = await context.newPage();
    await openLastStep(other, place);
    await fillLastStep(other);
    await orderButton(page).click();
    await expect(confirmationHeading(page)).toBeVisible();

    await expect(other.getByText('You’ve just signed this in another tab.')).toBeVisible();
    await expect(orderButton(other)).toHaveCount(0);
    await expectAccessibleAtAllWidths(other);
    expect(await loadContractNumbers(page.request)).toHaveLength(1);

    await other.getByRole('button', { name: 'Sign a second contract' }).click();
    await expect(orderButton(other)).toBeEnabled();
    await expect(other.getByLabel('Or type your name')).toHaveValue('Mona Sample');
  },
);

test('opens the login in place when the session ends while signing, and signs once', async ({
  page,
  context,
}) => {
  const email = await openLastStepAsNewUser(page, place);
  await fillLastStep(page);
  await context.clearCookies();
  await orderButton(page).click();
  const login = page.getByRole('dialog');
  await login.getByLabel('Password').fill('sample-Passw0rd');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(confirmationHeading(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Mona Sample');
  expect(await loadContractNumbers(page.request)).toHaveLength(1);
  await expect.poll(() => countContractMails(page, email)).toBe(1);
});

test('signs once after a lost answer and changed details, and says where the contract is', async ({
  page,
}) => {
  const email = await openLastStepAsNewUser(page, place);
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
  // A reload restores all input; the signer then types another name.
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Mona Sample');
  await fillLastStep(page);
  await page.getByLabel('Or type your name').fill('M. Sample');
  await orderButton(page).click();
  await expect(page.getByText(/already been sent, with other details/)).toBeVisible();
  expect(await loadContractNumbers(page.request)).toHaveLength(1);
  await expect.poll(() => countContractMails(page, email)).toBe(1);
});
