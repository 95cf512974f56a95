import type { Page } from '@playwright/test';
import { freshAddress, loadMails, newAccount } from '../../e2e/accounts.ts';
import { chooseTrialTime, fillTrialContact } from '../../e2e/trial.ts';
import { fillDetails, payByCard, waitForPayment } from '../buying.ts';
import { days } from '../days.ts';
import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';
import type { Stage } from '../Stage.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';

const configs = '**/trialsession/config?*';

const clickContinue = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Trial session: choosing a time, contact details and the result; free of charge, or bought if it has a price. */
export const trialSession: Scene = {
  group: 'booking',
  async play(stage) {
    // This chain has no trial session.
    if (stage.brand === 'arcade') return;
    await captureStates(stage, {
      route: 'trialSessionStep',
      to: `${stage.path}/trial-session/1?day=${days.forBooking}`,
      waitsFor: [configs],
    });
    const visitor = await stage.open();
    // Only an account sees the summary of a bought session on a page of its own.
    const page =
      stage.brand === 'volt'
        ? await stage.open(await newAccount(visitor.request, { tenant: stage.brand }))
        : visitor;
    await page.goto(`${stage.path}/trial-session/1?day=${days.forBooking}`);
    await chooseTrialTime(page);
    await stage.shoot(page, 'trialSessionStep', 'time chosen');
    await clickContinue(page);
    await page.getByRole('heading', { name: 'Your details' }).waitFor();
    if (stage.brand === 'northside') await bookWithContingent(stage);
    await (stage.brand === 'volt' ? buy(stage, page) : bookFree(stage, page));
  },
};

/** Books with a trial contingent of an account without a membership. */
async function bookWithContingent(stage: Stage): Promise<void> {
  const page = await stage.open('trial@northside.example');
  await page.goto(`${stage.path}/trial-session/1?day=${days.forBooking}`);
  await chooseTrialTime(page);
  await page.getByRole('radio', { name: 'Included in Trial visit' }).waitFor();
  await stage.shoot(page, 'trialSessionStep', 'with a trial contingent');
  await clickContinue(page);
  await page.getByRole('heading', { name: 'Check your booking' }).waitFor();
  await stage.shoot(page, 'trialSessionSummaryOption', 'content');
}

/** Books without an account: reserved until confirmed by mail. */
async function bookFree(stage: Stage, page: Page): Promise<void> {
  const email = freshAddress('trial');
  await fillTrialContact(page, email);
  await stage.shoot(page, 'trialSessionStep', 'contact');
  await clickContinue(page);
  await page.getByRole('button', { name: 'Book now' }).click();
  await stage.shoot(page, 'trialSessionStep', 'consents are missing');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Book now' }).click();
  await page.getByRole('heading', { name: 'One more step: check your email' }).waitFor();
  await stage.shoot(page, 'trialSessionSuccess', 'reserved');
  const link = async () => (await loadMails(page.request, email))[0]?.link ?? '';
  await page.goto(await link());
  await waitUntilLoaded(page);
  await stage.shoot(page, 'trialSessionConfirm', 'to be confirmed');
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await page.getByRole('heading', { name: 'Your trial session is booked' }).waitFor();
  await stage.shoot(page, 'trialSessionSuccess', 'booked');
}

/** Buys a trial session that has a price, like every other order. */
async function buy(stage: Stage, page: Page): Promise<void> {
  await fillDetails(page);
  await page.getByLabel('Phone').fill('+1 718 555 0199');
  await page.getByRole('checkbox', { name: /^I have read the general terms/ }).check();
  await stage.shoot(page, 'trialSessionContact', 'filled');
  await clickContinue(page);
  await waitForPayment(page);
  await stage.shoot(page, 'trialSessionPayment', 'card');
  await payByCard(page);
  await page.getByRole('heading', { name: 'Check your booking' }).waitFor();
  await stage.shoot(page, 'trialSessionSummaryOffer', 'check');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('heading', { name: 'You cancelled this order' }).waitFor();
  await stage.shoot(page, 'trialSessionCancel', 'canceled');
}
