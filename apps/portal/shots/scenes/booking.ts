import type { Page } from '@playwright/test';
import { newAccount } from '../../e2e/accounts.ts';
import { fillContact } from '../../e2e/fixtures.ts';
import { untilLoaded } from '../untilLoaded.ts';
import { goOn, order, payWith } from '../buying.ts';
import { coursesOf, isSteady, the } from '../coursesOf.ts';
import { days } from '../days.ts';
import { untilSkeleton } from '../faces.ts';
import type { Scene } from '../Scene.ts';
import type { Stage } from '../Stage.ts';

const cards = '**/v2/paymentinstruments*';
const orders = '**/v3/checkouts/course-appointment/*';

/** A new visitor at the first step of buying a place. */
async function begin(stage: Stage, day: string): Promise<Page> {
  const nobody = await stage.open();
  const { brand: tenant } = stage;
  const page = await stage.open(await newAccount(nobody.request, { tenant }));
  const { id } = the(await coursesOf(page.request, stage, day), 'bookable', isSteady);
  await page.goto(`${stage.path}/course/${id}`);
  await goOn(page);
  await page.getByRole('heading', { name: 'Your details' }).waitFor();
  return page;
}

/** Buying a place, from the contact data to the result. */
export const paidBooking: Scene = {
  group: 'booking',
  async play(stage) {
    const page = await begin(stage, days.forBooking);
    await stage.shoot(page, 'courseContact', 'empty form');
    await goOn(page);
    await page.getByRole('alert').first().waitFor();
    await stage.shoot(page, 'courseContact', 'faults');
    await page.reload();
    await fillContact(page);
    await stage.shoot(page, 'courseContact', 'filled');

    await page.route(cards, () => undefined);
    await goOn(page);
    await untilSkeleton(page);
    await stage.shoot(page, 'coursePayment', 'loading');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await page.getByLabel('New card').waitFor();
    await stage.shoot(page, 'coursePayment', 'new card');
    await payWith(page);

    await page.getByRole('heading', { name: 'Check your booking' }).waitFor();
    await stage.shoot(page, 'courseSummaryOffer', 'content');
    await page.getByRole('button', { name: /Your booking/ }).isVisible();
    await page.route(orders, () => undefined);
    await page.reload();
    await untilSkeleton(page);
    await stage.shoot(page, 'courseSummaryOffer', 'loading');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await order(page);
    await page.waitForURL(/\/success\//);
    await untilLoaded(page);
    await stage.shoot(page, 'courseSuccess', 'content');
  },
};

/** What can go wrong with an order, and its ends. */
export const troubledBooking: Scene = {
  group: 'booking',
  async play(stage) {
    const page = await begin(stage, days.forTrouble);
    await page.reload();
    await fillContact(page);
    await goOn(page);
    await payWith(page, '4000 0000 0000 9995');
    await order(page);
    await page.waitForURL(/failed=/);
    await page.getByText('isn’t enough money').waitFor();
    await stage.shoot(page, 'coursePayment', 'declined, with kept cards');

    await payWith(page, '4000 0000 0000 3220');
    await order(page);
    await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/confirm\//);
    await untilLoaded(page);
    await stage.shoot(page, 'courseConfirm', 'not confirmed yet');
    await page.getByRole('button', { name: 'Confirm with your bank' }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.waitForURL(/\/failure\//);
    await untilLoaded(page);
    await stage.shoot(page, 'courseFailure', 'content');

    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByLabel(/3220/).first().check();
    await goOn(page);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.waitForURL(/\/cancel\//);
    await untilLoaded(page);
    await stage.shoot(page, 'courseCancel', 'content');
    await page.goto(page.url().replace(/[^/]+$/, 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001'));
    await page.getByText('We couldn’t find this order.').waitFor();
    await stage.shoot(page, 'courseCancel', 'unknown order');
  },
};

/** Booking with something that a member holds whose data the studio lacks: they are asked for first. */
export const masterData: Scene = {
  group: 'booking',
  only: 'northside',
  async play(stage) {
    const page = await stage.open('incomplete@northside.example');
    const { id } = the(
      await coursesOf(page.request, stage, days.forMasterData),
      'bookable',
      isSteady,
    );
    await page.goto(`${stage.path}/course/${id}`);
    await page.getByRole('button', { name: 'Book now' }).click();
    await page.getByRole('heading', { name: 'A few details are missing' }).waitFor();
    await stage.shoot(page, 'courseSummaryOption', 'details are missing');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('alert').first().waitFor();
    await stage.shoot(page, 'courseSummaryOption', 'details are still missing');
  },
};
