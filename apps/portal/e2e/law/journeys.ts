import type { Page } from '@playwright/test';
import { freshAddress } from '../accounts.ts';
import { expectLoaded } from '../expectLoaded.ts';
import { expect, fillContact, fillName } from '../fixtures.ts';
import { chooseOption, fillDate } from '../formInputs.ts';
import { fillItalianFields, fillSigner } from '../signer.ts';
import { chooseTrialTime, fillTrialContact } from '../trial.ts';
import { orderButton } from './page.ts';
import type { LegalPlace } from './places.ts';
import type { Stop } from './Rule.ts';

/** Checks the rules on the page that a journey has reached. */
type Look = (stop: Stop, email?: string) => Promise<void>;

/** A way through the portal as a visitor without an account. */
interface Journey {
  /** Pages on which rules are checked, in their order. */
  stops: readonly Stop[];
  /** Tells whether the studio has what the journey is about. */
  isAt: (place: LegalPlace) => boolean;
  play: (page: Page, place: LegalPlace, look: Look) => Promise<void>;
}

const clickContinue = (page: Page) =>
  page.getByRole('button', { name: 'Continue', exact: true }).click();

const expectTitle = (page: Page, name: RegExp | string) =>
  expect(page.getByRole('heading', { name })).toBeVisible();

const fillCard = (page: Page, number: string) =>
  page.frameLocator('iframe').getByLabel('Card number').fill(number);

/** Fills the contact step of a purchase, whatever the chain asks for. */
async function fillBuyer(page: Page, email: string): Promise<void> {
  await fillName(page);
  if ((await page.getByLabel('Street').count()) > 0) await fillContact(page);
  if ((await page.getByLabel('Phone').count()) > 0)
    await page.getByLabel('Phone').fill('+49 30 0000009');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
}

/** First visit, cookies, login and registration. */
const visit: Journey = {
  stops: [
    'studio: first visit',
    'studio: content',
    'cookies: content',
    'login: content',
    'login: registration',
  ],
  isAt: ({ isMoved }) => !isMoved,
  async play(page, { path }, look) {
    const notice = page.getByRole('region', { name: 'Cookies' });
    await page.goto(path);
    await expectLoaded(page);
    await expect(notice).toBeVisible();
    await look('studio: first visit');
    await notice.getByRole('button', { name: 'Reject all' }).click();
    await expect(notice).toBeHidden();
    await look('studio: content');
    await page.goto(`${path}/cookies`);
    await expectLoaded(page);
    await look('cookies: content');
    await page.goto(`${path}/login-register`);
    await expectLoaded(page);
    await look('login: content');
    await page.getByRole('link', { name: 'Create account', exact: true }).click();
    await expect(page.getByLabel('Choose a password')).toBeVisible();
    await look('login: registration');
  },
};

/** From the home page to the receipts of a cancelation and of a withdrawal. */
const leave: Journey = {
  stops: [
    'studio: content',
    'contractCancelation: content',
    'contractCancelation: receipt',
    'contractWithdrawal: content',
    'contractWithdrawal: receipt',
  ],
  isAt: () => true,
  async play(page, { path }, look) {
    const email = freshAddress('leaving');
    const follow = (name: string) =>
      page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    const fill = async () => {
      await page.getByLabel('First name').fill('Nobody');
      await page.getByLabel('Last name').fill('Atall');
      await page.getByRole('textbox', { name: 'Membership' }).fill('Basic');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
    };
    await page.goto(path);
    await expectLoaded(page);
    await look('studio: content');
    await follow('Cancel memberships here');
    await expectTitle(page, 'Cancel a membership');
    await look('contractCancelation: content');
    await fill();
    await fillDate(page, '1994-02-03');
    await page.getByRole('button', { name: 'Cancel now' }).click();
    await expectTitle(page, 'We’ve received your cancellation');
    await look('contractCancelation: receipt', email);
    await follow('Withdraw from contract here');
    await expectTitle(page, 'Withdraw from a contract');
    await look('contractWithdrawal: content');
    await fill();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expectTitle(page, 'We’ve received your withdrawal');
    await look('contractWithdrawal: receipt', email);
  },
};

/** From the list of memberships to the signed contract. */
const sign: Journey = {
  stops: [
    'contract: content',
    'contract: terms',
    'contractStep: options',
    'contractStep: contact',
    'contractStep: signer',
    'contractStep: payment',
    'contractStep: summary',
    'contractStep: success',
  ],
  isAt: ({ isMoved }) => !isMoved,
  async play(page, { path, country }, look) {
    const main = page.getByRole('main');
    const email = freshAddress('signing');
    await page.goto(`${path}/contract`);
    await expectLoaded(page);
    await look('contract: content');
    await main.getByRole('link', { name: 'Premium' }).click();
    const choose = main.getByRole('link', { name: /^Choose/ }).first();
    await expect(choose).toBeVisible();
    await look('contract: terms');
    await choose.click();
    await expectTitle(page, 'When do you want to start?');
    await look('contractStep: options');
    await clickContinue(page);
    await expectTitle(page, 'Who is signing?');
    await look('contractStep: contact');
    await fillSigner(page, email);
    if (country === 'IT') await fillItalianFields(page);
    if (country.startsWith('US')) await chooseOption(page, 'State', 'New York');
    await look('contractStep: signer');
    await clickContinue(page);
    await expectTitle(page, 'How would you like to pay?');
    await look('contractStep: payment');
    if (country === 'DE' || country === 'IT')
      await page.getByRole('radio', { name: /Bank transfer/ }).check();
    await clickContinue(page);
    await expectTitle(page, 'Check and sign');
    await expect(orderButton(page)).toBeEnabled();
    await look('contractStep: summary');
    for (const box of await main.getByRole('checkbox').all()) await box.check();
    const pad = page.locator('#contract-signature');
    await pad.hover({ position: { x: 30, y: 90 } });
    await page.mouse.down();
    await pad.hover({ position: { x: 160, y: 50 } });
    await page.mouse.up();
    await orderButton(page).click();
    await expectTitle(page, 'Welcome, your contract is signed');
    await look('contractStep: success', email);
  },
};

/** Buys a voucher by card, with a look at the order that waits for the bank. */
const buy: Journey = {
  stops: [
    'vouchers: a product',
    'voucherContact: guest',
    'voucherPayment: guest',
    'voucherSummary: not confirmed yet',
    'voucherSuccess: guest',
  ],
  isAt: () => true,
  async play(page, { path }, look) {
    const email = freshAddress('buying');
    await page.goto(`${path}/vouchers`);
    await expectLoaded(page);
    await look('vouchers: a product');
    await page.getByLabel('Who is it for?').fill('Gerda Gast');
    await page.getByLabel('A few words').fill('See you at the studio!');
    await clickContinue(page);
    await expectTitle(page, 'Your details');
    await expect(page.getByText(/We accept:/).first()).toBeVisible();
    await look('voucherContact: guest');
    await fillBuyer(page, email);
    await clickContinue(page);
    await fillCard(page, '4242 4242 4242 4242');
    await look('voucherPayment: guest');
    await orderButton(page).click();
    await expectTitle(page, 'Confirm your payment');
    await page.goBack();
    const confirm = page.getByRole('button', { name: 'Confirm with your bank' });
    await expect(confirm).toBeVisible();
    await look('voucherSummary: not confirmed yet');
    await confirm.click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expectTitle(page, 'Thank you for your order');
    await look('voucherSuccess: guest', email);
  },
};

/** Books the trial session that costs nothing, up to its last step. */
const tryFree: Journey = {
  stops: ['trialSessionStep: summary'],
  isAt: ({ studioId, isMoved }) => studioId === 1001 && !isMoved,
  async play(page, { path }, look) {
    await page.goto(`${path}/trial-session`);
    await page.getByRole('link', { name: 'Next week' }).click();
    await chooseTrialTime(page);
    await clickContinue(page);
    await expectTitle(page, 'Your details');
    await fillTrialContact(page, freshAddress('trial'));
    await clickContinue(page);
    await expectTitle(page, 'Check your booking');
    await look('trialSessionStep: summary');
  },
};

/** Buys the trial session that has a price: declined by the bank, then confirmed. */
const tryPaid: Journey = {
  stops: [
    'trialSessionContact: guest',
    'trialSessionPayment: guest',
    'trialSessionFailure: declined',
    'trialSessionSuccess: paid',
  ],
  isAt: ({ studioId }) => studioId === 2001,
  async play(page, { path }, look) {
    const email = freshAddress('trial');
    await page.goto(`${path}/trial-session`);
    await page.getByRole('link', { name: 'Next week' }).click();
    await chooseTrialTime(page);
    await clickContinue(page);
    await expectTitle(page, 'Your details');
    await look('trialSessionContact: guest');
    await fillBuyer(page, email);
    await page.getByRole('checkbox', { name: /^I have read the general terms/ }).check();
    await clickContinue(page);
    await fillCard(page, '4000 0000 0000 3220');
    await look('trialSessionPayment: guest');
    await orderButton(page).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page).toHaveURL(/failed=/);
    // A decline leads back to the payment; its result opens by the address.
    await page.goto(page.url().replace(/\/offer\/.*failed=(.+)$/, '/failure/$1'));
    await expectLoaded(page);
    await look('trialSessionFailure: declined');
    await page.getByRole('link', { name: 'Try again' }).click();
    await fillCard(page, '4242 4242 4242 4242');
    await orderButton(page).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/success\//);
    await expectLoaded(page);
    await look('trialSessionSuccess: paid', email);
  },
};

export const journeys = { visit, leave, sign, buy, tryFree, tryPaid } satisfies Record<
  string,
  Journey
>;
