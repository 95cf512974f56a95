import type { Page } from '@playwright/test';
import type { ImplementedRoute } from '../../src/lib/routes/plannedRoutes.ts';
import { payWith } from '../buying.ts';
import { takeFaces } from '../faces.ts';
import type { Scene } from '../Scene.ts';
import type { Stage } from '../Stage.ts';
import { untilLoaded } from '../untilLoaded.ts';

/** The pages of a payment in the customer center, which asks nothing of the person. */
type PagesOf = Record<'payment' | 'summary' | 'success' | 'failure' | 'cancel', ImplementedRoute>;

interface Payment {
  pages: PagesOf;
  /** Address of its first page. */
  begin: string;
  /** Name of the button that charges. */
  pays: string;
  /** Address of a result of the checkout. */
  resultOf: (checkoutId: string, result: 'failure') => string;
}

/** Photographs a payment that is given up, one that the bank declines, and one that comes to its end. */
async function shootPayment(stage: Stage, page: Page, payment: Payment): Promise<void> {
  const { pages, begin, pays, resultOf } = payment;
  const pay = () => page.getByRole('button', { name: pays }).click();
  await page.goto(begin);
  await page.getByText('New card').first().waitFor();
  await stage.shoot(page, pages.payment, 'new card');
  await payWith(page, '4000 0000 0000 3220');
  await page.getByRole('heading', { name: /^Check your/ }).waitFor();
  await untilLoaded(page);
  await stage.shoot(page, pages.summary, 'content');
  await pay();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.waitForURL(/failed=/);
  const [, checkoutId = ''] = /failed=([^&]+)/.exec(page.url()) ?? [];
  await page.goto(resultOf(checkoutId, 'failure'));
  await untilLoaded(page);
  await stage.shoot(page, pages.failure, 'content');
  await page.goto(begin);
  await payWith(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('link', { name: /^View my/ }).waitFor();
  await untilLoaded(page);
  await stage.shoot(page, pages.cancel, 'content');
  await page.goto(begin);
  await payWith(page);
  await pay();
  await page.waitForURL(/\/success/);
  await untilLoaded(page);
  await stage.shoot(page, pages.success, 'content');
}

/** What somebody owes and has to spend at their studio, and both paid. */
export const owed: Scene = {
  group: 'account',
  only: 'northside',
  async play(stage) {
    const reader = stage.member;
    const root = `${stage.path}/selfservice`;
    const credit = '**/customercenter/consumption-credit';
    await takeFaces(stage, {
      route: 'consumptionCredit',
      to: `${root}/consumptioncredit`,
      reader,
      waitsFor: [credit],
    });
    const page = await stage.open(reader);
    await page.goto(`${root}/consumptioncredit?rechargeId=999999`);
    await untilLoaded(page);
    await stage.shoot(page, 'consumptionCredit', 'not sold');
    await page
      .getByRole('link', { name: /^Recharge/ })
      .first()
      .click();
    await page.getByText('New card').first().waitFor();
    await shootPayment(stage, page, {
      pages: {
        payment: 'consumptionCreditPayment',
        summary: 'consumptionCreditSummary',
        success: 'consumptionCreditSuccess',
        failure: 'consumptionCreditFailure',
        cancel: 'consumptionCreditCancel',
      },
      begin: page.url(),
      pays: 'Order with obligation to pay',
      resultOf: (checkoutId, result) => `${root}/consumptioncredit/${checkoutId}/${result}`,
    });
    await page.goto(`${root}/account/success`);
    await untilLoaded(page);
    await stage.shoot(page, 'accountPaid', 'not paid');
    await shootPayment(stage, page, {
      pages: {
        payment: 'accountBalance',
        summary: 'accountBalanceSummary',
        success: 'accountSuccess',
        failure: 'accountFailure',
        cancel: 'accountCancel',
      },
      begin: `${root}/account/balance`,
      pays: 'Pay now',
      resultOf: (checkoutId, result) => `${root}/account/${result}/${checkoutId}`,
    });
    await page.goto(`${root}/account/success`);
    await untilLoaded(page);
    await stage.shoot(page, 'accountPaid', 'paid');
  },
};
