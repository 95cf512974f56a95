import type { Page } from '@playwright/test';
import { fillContact } from '../e2e/fixtures.ts';
import type { ImplementedRoute } from '../src/lib/routes/plannedRoutes.ts';
import { goOn, order, payWith } from './buying.ts';
import type { Stage } from './Stage.ts';
import { untilLoaded } from './untilLoaded.ts';

/** The pages of a kind's purchase; one without a page to confirm on has none. */
type PagesOf = Record<
  'contact' | 'payment' | 'summary' | 'success' | 'failure' | 'cancel',
  ImplementedRoute
> & { confirm?: ImplementedRoute };

/**
 * Photographs a purchase from the contact data to its result, and another one that the bank declines and the reader gives up.
 * @param begin a new visitor at the first step; the second time of something else
 */
export async function shootPurchase(
  stage: Stage,
  pages: PagesOf,
  begin: () => Promise<Page>,
): Promise<void> {
  const page = await begin();
  await stage.shoot(page, pages.contact, 'empty form');
  await page.reload();
  await fillContact(page);
  await goOn(page);
  await page.getByText('New card').first().waitFor();
  await stage.shoot(page, pages.payment, 'new card');
  await payWith(page);
  await page.getByRole('heading', { name: /^Check your (booking|order)/ }).waitFor();
  await stage.shoot(page, pages.summary, 'content');
  await order(page);
  await page.waitForURL(/\/success\//);
  await untilLoaded(page);
  await stage.shoot(page, pages.success, 'content');

  const troubled = await begin();
  await troubled.reload();
  await fillContact(troubled);
  await goOn(troubled);
  await payWith(troubled, '4000 0000 0000 3220');
  await order(troubled);
  await troubled.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
  await troubled.goBack();
  await troubled.waitForURL(pages.confirm ? /\/confirm\// : /\/summary\//);
  await untilLoaded(troubled);
  await stage.shoot(troubled, pages.confirm ?? pages.summary, 'not confirmed yet');
  await troubled.getByRole('button', { name: 'Confirm with your bank' }).click();
  await troubled.getByRole('button', { name: 'Decline' }).click();
  // From the summary a decline leads on to the payment step, which says why: its own page is looked at by its address.
  await troubled.waitForURL(pages.confirm ? /\/failure\// : /failed=/);
  if (!pages.confirm)
    await troubled.goto(
      troubled.url().replace(/(?<=\/\d+)(\/offer\/\d+)?\/payment.*failed=(.+)$/, '/failure/$2'),
    );
  await untilLoaded(troubled);
  await stage.shoot(troubled, pages.failure, 'content');
  await troubled.getByRole('link', { name: 'Try again' }).click();
  const kept = troubled.getByLabel(/3220/).first();
  await kept.waitFor();
  await kept.check();
  await goOn(troubled);
  await troubled.getByRole('button', { name: 'Cancel order' }).click();
  await troubled.waitForURL(/\/cancel\//);
  await untilLoaded(troubled);
  await stage.shoot(troubled, pages.cancel, 'content');
}
