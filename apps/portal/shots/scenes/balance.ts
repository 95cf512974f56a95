import type { Page } from '@playwright/test';
import type { RouteName } from '../../src/lib/address/patterns.ts';
import { payByCard, waitForPayment } from '../buying.ts';
import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';
import type { Stage } from '../Stage.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';

/** Routes of a payment in the customer center, which has no contact step. */
type PaymentRoutes = Record<'payment' | 'summary' | 'success' | 'failure' | 'cancel', RouteName>;

interface Payment {
  pages: PaymentRoutes;
  /** Address of the first page. */
  begin: string;
  /** Name of the button that charges. */
  payButton: string;
  /** Returns the address of a result of the checkout. */
  resultAddress: (checkoutId: string, result: 'failure') => string;
}

/** Captures a payment that is canceled, one that the bank declines, and one that succeeds. */
async function capturePayment(stage: Stage, page: Page, payment: Payment): Promise<void> {
  const { pages, begin, payButton, resultAddress } = payment;
  const pay = () => page.getByRole('button', { name: payButton }).click();
  await page.goto(begin);
  await waitForPayment(page);
  await stage.shoot(page, pages.payment, 'new card');
  await payByCard(page, '4000 0000 0000 3220');
  await page.getByRole('heading', { name: /^Check your/ }).waitFor();
  await waitUntilLoaded(page);
  await stage.shoot(page, pages.summary, 'content');
  await pay();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.waitForURL(/failed=/);
  const [, checkoutId = ''] = /failed=([^&]+)/.exec(page.url()) ?? [];
  await page.goto(resultAddress(checkoutId, 'failure'));
  await waitUntilLoaded(page);
  await stage.shoot(page, pages.failure, 'content');
  await page.goto(begin);
  await payByCard(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('link', { name: /^View my/ }).waitFor();
  await waitUntilLoaded(page);
  await stage.shoot(page, pages.cancel, 'content');
  await page.goto(begin);
  await payByCard(page);
  await pay();
  await page.waitForURL(/\/success/);
  await waitUntilLoaded(page);
  await stage.shoot(page, pages.success, 'content');
}

/** Balance and credit of a member, and paying both. */
export const balance: Scene = {
  group: 'account',
  only: 'northside',
  async play(stage) {
    const user = stage.member;
    const root = `${stage.path}/selfservice`;
    const credit = '**/customercenter/consumption-credit';
    await captureStates(stage, {
      route: 'consumptionCredit',
      to: `${root}/consumptioncredit`,
      user,
      waitsFor: [credit],
    });
    const page = await stage.open(user);
    await page.goto(`${root}/consumptioncredit?rechargeId=999999`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'consumptionCredit', 'unavailable');
    await page
      .getByRole('link', { name: /^Recharge/ })
      .first()
      .click();
    await waitForPayment(page);
    await capturePayment(stage, page, {
      pages: {
        payment: 'consumptionCreditPayment',
        summary: 'consumptionCreditSummary',
        success: 'consumptionCreditSuccess',
        failure: 'consumptionCreditFailure',
        cancel: 'consumptionCreditCancel',
      },
      begin: page.url(),
      payButton: 'Order with obligation to pay',
      resultAddress: (checkoutId, result) => `${root}/consumptioncredit/${checkoutId}/${result}`,
    });
    await page.goto(`${root}/account/success`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'accountPaid', 'not paid');
    await capturePayment(stage, page, {
      pages: {
        payment: 'accountBalance',
        summary: 'accountBalanceSummary',
        success: 'accountSuccess',
        failure: 'accountFailure',
        cancel: 'accountCancel',
      },
      begin: `${root}/account/balance`,
      payButton: 'Pay now',
      resultAddress: (checkoutId, result) => `${root}/account/${result}/${checkoutId}`,
    });
    await page.goto(`${root}/account/success`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'accountPaid', 'paid');
  },
};
