import type { Page } from '@playwright/test';
import { newAccount } from '../../e2e/accounts.ts';
import { clickContinue, openContact, fillDetails } from '../buying.ts';
import { capturePurchase } from '../purchase.ts';
import type { Scene } from '../Scene.ts';
import type { Stage } from '../Stage.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';

const kinds = [
  { name: 'offer', list: 'offers' },
  { name: 'dayTicket', list: 'dayTickets' },
  { name: 'voucher', list: 'vouchers' },
] as const;

const folders = { offers: 'offers', dayTickets: 'day-tickets', vouchers: 'vouchers' } as const;

/** Opens the page of a product as a new visitor, who sees a single one of each kind: the list is its page. */
async function openProduct(stage: Stage, { list }: (typeof kinds)[number]): Promise<Page> {
  const visitor = await stage.open();
  const page = await stage.open(await newAccount(visitor.request, { tenant: stage.brand }));
  await page.goto(`${stage.path}/${folders[list]}`);
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  return page;
}

/** Opens the last step of a day pass that is paid at the studio. */
async function openPayLaterSummary(stage: Stage): Promise<Page> {
  const page = await openProduct(stage, kinds[1]);
  await page.getByText('At the studio').click();
  await clickContinue(page);
  await fillDetails(page);
  await clickContinue(page);
  await page.getByRole('heading', { name: 'Check your order' }).waitFor();
  return page;
}

/** Orders a day pass that is paid at the studio, with whichever label its country prescribes. */
const bookDayTicket = (page: Page) =>
  page.getByRole('button', { name: /^(?:Order with obligation to pay|Get it now)$/ }).click();

/** Packs, day passes and vouchers: the lists, a product, buying it, and a day pass that is paid at the studio. */
export const shop: Scene = {
  group: 'booking',
  async play(stage) {
    const guest = await stage.open();
    for (const { list } of kinds) {
      await guest.goto(`${stage.path}/${folders[list]}`);
      await waitUntilLoaded(guest);
      await stage.shoot(guest, list, 'content');
    }
    for (const kind of kinds) {
      const page = await openProduct(stage, kind);
      await stage.shoot(page, kind.list, 'a product');
      await capturePurchase(
        stage,
        {
          contact: `${kind.name}Contact`,
          payment: `${kind.name}Payment`,
          summary: `${kind.name}Summary`,
          success: `${kind.name}Success`,
          failure: `${kind.name}Failure`,
          cancel: `${kind.name}Cancel`,
        },
        async () => {
          const next = await openProduct(stage, kind);
          await openContact(next);
          return next;
        },
      );
    }
    const page = await openPayLaterSummary(stage);
    await stage.shoot(page, 'dayTicketPayment', 'pay at the studio');
    await bookDayTicket(page);
    await page.getByRole('heading', { name: 'Your day pass is booked' }).waitFor();
    await stage.shoot(page, 'dayTicketPaylaterSuccess', 'content');
    await page.goto(page.url().replace(/[^/]*$/, 'unknown'));
    await waitUntilLoaded(page);
    await stage.shoot(page, 'dayTicketPaylaterSuccess', 'unknown order');
    const late = await openPayLaterSummary(stage);
    await late.route('**/v1/public/daytickets/book', (route) =>
      route.fulfill({ status: 409, json: [{ errorCode: 'product.error.soldout' }] }),
    );
    await bookDayTicket(late);
    await late.getByRole('heading', { name: 'We couldn’t book this day pass' }).waitFor();
    await stage.shoot(late, 'dayTicketPaylaterFailure', 'content');
  },
};
