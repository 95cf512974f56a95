import type { Page } from '@playwright/test';
import { newAccount } from '../../e2e/accounts.ts';
import { fillContact } from '../../e2e/fixtures.ts';
import { goOn, order } from '../buying.ts';
import { shootPurchase } from '../purchase.ts';
import type { Scene } from '../Scene.ts';
import type { Stage } from '../Stage.ts';
import { untilLoaded } from '../untilLoaded.ts';

const kinds = [
  { name: 'offer', list: 'offers', product: 'Class pack' },
  { name: 'dayTicket', list: 'dayTickets', product: 'Day pass' },
  { name: 'voucher', list: 'vouchers', product: 'Gift voucher' },
] as const;

const folders = { offers: 'offers', dayTickets: 'day-tickets', vouchers: 'vouchers' } as const;

/** A new visitor on the page of a product. */
async function open(stage: Stage, { list, product }: (typeof kinds)[number]): Promise<Page> {
  const nobody = await stage.open();
  const page = await stage.open(await newAccount(nobody.request, { tenant: stage.brand }));
  await page.goto(`${stage.path}/${folders[list]}`);
  await page.getByRole('link', { name: product, exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  return page;
}

/** Packs, day passes and vouchers: the lists, a product, buying it, and a day pass that is paid at the studio. */
export const shop: Scene = {
  group: 'booking',
  async play(stage) {
    const guest = await stage.open();
    for (const { list } of kinds) {
      await guest.goto(`${stage.path}/${folders[list]}`);
      await untilLoaded(guest);
      await stage.shoot(guest, list, 'content');
    }
    for (const kind of kinds) {
      const page = await open(stage, kind);
      await stage.shoot(page, kind.list, 'a product');
      await shootPurchase(
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
          const next = await open(stage, kind);
          await goOn(next);
          await next.getByRole('heading', { name: 'Your details' }).waitFor();
          return next;
        },
      );
    }
    const [, dayTicket] = kinds;
    const page = await open(stage, dayTicket);
    await page.getByText('At the studio').click();
    await goOn(page);
    await fillContact(page);
    await goOn(page);
    await page.getByRole('heading', { name: 'Check your order' }).waitFor();
    await stage.shoot(page, 'dayTicketPayment', 'at the studio');
    await order(page);
    await page.getByRole('heading', { name: 'Your day pass is booked' }).waitFor();
    await stage.shoot(page, 'dayTicketPaylaterSuccess', 'content');
    await page.goto(page.url().replace(/success\/.*$/, 'failure'));
    await untilLoaded(page);
    await stage.shoot(page, 'dayTicketPaylaterFailure', 'content');
  },
};
