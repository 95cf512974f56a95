import type { Page } from '@playwright/test';
import type { RouteName } from '../src/lib/address/patterns.ts';
import { clickContinue, placeOrder, payByCard, fillDetails, waitForPayment } from './buying.ts';
import type { Stage } from './Stage.ts';
import { waitUntilLoaded } from './waitUntilLoaded.ts';

/** Routes of a purchase; one without a confirmation page has no `confirm`. */
type PurchaseRoutes = Record<
  'contact' | 'payment' | 'summary' | 'success' | 'failure' | 'cancel',
  RouteName
> & { confirm?: RouteName };

/**
 * Captures a purchase from the contact step to its result, and a second one that the bank declines and the user
 * cancels.
 * @param begin opens the first step as a new visitor, the second time with another subject
 */
export async function capturePurchase(
  stage: Stage,
  pages: PurchaseRoutes,
  begin: () => Promise<Page>,
): Promise<void> {
  const page = await begin();
  await stage.shoot(page, pages.contact, 'empty form');
  await page.reload();
  await fillDetails(page);
  await clickContinue(page);
  await waitForPayment(page);
  await stage.shoot(page, pages.payment, 'new card');
  await payByCard(page);
  await page.getByRole('heading', { name: /^Check your (booking|order)/ }).waitFor();
  await stage.shoot(page, pages.summary, 'content');
  await placeOrder(page);
  await page.waitForURL(/\/success\//);
  await waitUntilLoaded(page);
  await stage.shoot(page, pages.success, 'content');

  const failing = await begin();
  await failing.reload();
  await fillDetails(failing);
  await clickContinue(failing);
  await payByCard(failing, '4000 0000 0000 3220');
  await placeOrder(failing);
  await failing.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
  await failing.goBack();
  await failing.waitForURL(pages.confirm ? /\/confirm\// : /\/summary\//);
  await waitUntilLoaded(failing);
  await stage.shoot(failing, pages.confirm ?? pages.summary, 'not confirmed yet');
  await failing.getByRole('button', { name: 'Confirm with your bank' }).click();
  await failing.getByRole('button', { name: 'Decline' }).click();
  // A decline leads from the summary to the payment step with the reason; the failure page only opens by its
  // address.
  await failing.waitForURL(pages.confirm ? /\/failure\// : /failed=/);
  if (!pages.confirm)
    await failing.goto(
      failing.url().replace(/(?<=\/\d+)(\/offer\/\d+)?\/payment.*failed=(.+)$/, '/failure/$2'),
    );
  await waitUntilLoaded(failing);
  await stage.shoot(failing, pages.failure, 'content');
  await failing.getByRole('link', { name: 'Try again' }).click();
  await payByCard(failing, '4000 0000 0000 3220');
  await placeOrder(failing);
  await failing.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
  await failing.goBack();
  await failing.getByRole('button', { name: 'Cancel order' }).click();
  await failing.waitForURL(/\/cancel\//);
  await waitUntilLoaded(failing);
  await stage.shoot(failing, pages.cancel, 'content');
}
