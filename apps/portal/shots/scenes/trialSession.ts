import type { Page } from '@playwright/test';
import { freshAddress, loadMails } from '../../e2e/accounts.ts';
import { fillContact } from '../../e2e/fixtures.ts';
import { chooseTrialTime, fillTrialContact } from '../../e2e/trial.ts';
import { days } from '../days.ts';
import { takeFaces } from '../faces.ts';
import type { Scene } from '../Scene.ts';
import type { Stage } from '../Stage.ts';
import { untilLoaded } from '../untilLoaded.ts';

const configs = '**/trialsession/config?*';

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** A trial session: the choice of a time, who comes, and what becomes of it; free of charge, or bought where it costs something. */
export const trialSession: Scene = {
  group: 'booking',
  async play(stage) {
    // One of the chains gives none.
    if (stage.brand === 'arcade') return;
    await takeFaces(stage, {
      route: 'trialSessionStep',
      to: `${stage.path}/trial-session/1?day=${days.forBooking}`,
      waitsFor: [configs],
    });
    const page = await stage.open();
    await page.goto(`${stage.path}/trial-session/1?day=${days.forBooking}`);
    await chooseTrialTime(page);
    await stage.shoot(page, 'trialSessionStep', 'a time is chosen');
    await goOn(page);
    await page.getByRole('heading', { name: 'Your details' }).waitFor();
    await (stage.brand === 'volt' ? buy(stage, page) : book(stage, page));
  },
};

/** Without an account: held until the mail is answered. */
async function book(stage: Stage, page: Page): Promise<void> {
  const email = freshAddress('trial');
  await fillTrialContact(page, email);
  await stage.shoot(page, 'trialSessionStep', 'who comes');
  await goOn(page);
  await page.getByRole('button', { name: 'Book now' }).click();
  await stage.shoot(page, 'trialSessionStep', 'consents are missing');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Book now' }).click();
  await page.getByRole('heading', { name: 'One more step: check your email' }).waitFor();
  await stage.shoot(page, 'trialSessionSuccess', 'held');
  const link = async () => (await loadMails(page.request, email))[0]?.link ?? '';
  await page.goto(await link());
  await untilLoaded(page);
  await stage.shoot(page, 'trialSessionConfirm', 'asks');
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await page.getByRole('heading', { name: 'Your trial session is booked' }).waitFor();
  await stage.shoot(page, 'trialSessionSuccess', 'booked');
}

/** Where it costs something it is bought as anything is. */
async function buy(stage: Stage, page: Page): Promise<void> {
  await fillContact(page);
  await stage.shoot(page, 'trialSessionContact', 'filled');
  await goOn(page);
  const card = page.frameLocator('iframe');
  await card.getByLabel('Card number').fill('4242 4242 4242 4242');
  await stage.shoot(page, 'trialSessionPayment', 'card');
  await goOn(page);
  await page.getByRole('heading', { name: 'Check your booking' }).waitFor();
  await stage.shoot(page, 'trialSessionSummaryOffer', 'check');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('heading', { name: 'You cancelled this order' }).waitFor();
  await stage.shoot(page, 'trialSessionCancel', 'canceled');
}
