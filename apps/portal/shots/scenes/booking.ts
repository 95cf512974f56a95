import type { Page } from '@playwright/test';
import { newAccount } from '../../e2e/accounts.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';
import {
  clickContinue,
  fillDetails,
  openContact,
  payByCard,
  placeOrder,
  waitForPayment,
} from '../buying.ts';
import { loadCourses, isHalfEmptyCourse, findCourse } from '../loadCourses.ts';
import { days } from '../days.ts';
import { waitForSkeleton } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';
import type { Stage } from '../Stage.ts';

const cards = '**/v2/paymentinstruments*';
const orders = '**/v3/checkouts/course-appointment/*';

/** Opens the first step of buying a place as a new visitor. */
async function openFirstStep(stage: Stage, day: string): Promise<Page> {
  const visitor = await stage.open();
  const { brand: tenant } = stage;
  const page = await stage.open(await newAccount(visitor.request, { tenant }));
  const { id } = findCourse(
    await loadCourses(page.request, stage, day),
    'bookable',
    isHalfEmptyCourse,
  );
  await page.goto(`${stage.path}/course/${id}`);
  await openContact(page);
  return page;
}

/** Buying a place, from the contact step to the result. */
export const paidBooking: Scene = {
  group: 'booking',
  async play(stage) {
    const page = await openFirstStep(stage, days.forBooking);
    await stage.shoot(page, 'courseContact', 'empty form');
    await page.getByLabel('First name').clear();
    await clickContinue(page);
    await page.getByRole('alert').first().waitFor();
    await stage.shoot(page, 'courseContact', 'errors');
    await page.reload();
    await fillDetails(page);
    await stage.shoot(page, 'courseContact', 'filled');

    await page.route(cards, () => undefined);
    await clickContinue(page);
    await waitForSkeleton(page);
    await stage.shoot(page, 'coursePayment', 'loading');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await waitForPayment(page);
    await stage.shoot(page, 'coursePayment', 'new card');
    await payByCard(page);

    await page.getByRole('heading', { name: 'Check your booking' }).waitFor();
    await stage.shoot(page, 'courseSummaryOffer', 'content');
    await page.getByRole('button', { name: /Your booking/ }).isVisible();
    await page.route(orders, () => undefined);
    await page.reload();
    await waitForSkeleton(page);
    await stage.shoot(page, 'courseSummaryOffer', 'loading');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await placeOrder(page);
    await page.waitForURL(/\/success\//);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'courseSuccess', 'content');
  },
};

/** Failures of an order, and its final states. */
export const failedBooking: Scene = {
  group: 'booking',
  async play(stage) {
    const page = await openFirstStep(stage, days.forTrouble);
    await page.reload();
    await fillDetails(page);
    await clickContinue(page);
    await payByCard(page, '4000 0000 0000 9995');
    await placeOrder(page);
    await page.waitForURL(/failed=/);
    await page.getByText('isn’t enough money').waitFor();
    await stage.shoot(page, 'coursePayment', 'declined, with saved cards');

    await payByCard(page, '4000 0000 0000 3220');
    await placeOrder(page);
    await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/confirm\//);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'courseConfirm', 'not confirmed yet');
    await page.getByRole('button', { name: 'Confirm with your bank' }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.waitForURL(/\/failure\//);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'courseFailure', 'content');

    await page.getByRole('link', { name: 'Try again' }).click();
    await payByCard(page, '4000 0000 0000 3220');
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.waitForURL(/\/cancel\//);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'courseCancel', 'content');
    await page.goto(page.url().replace(/[^/]+$/, 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001'));
    await page.getByText('We couldn’t find this order.').waitFor();
    await stage.shoot(page, 'courseCancel', 'unknown order');
  },
};

/** Booking with an entitlement when the studio lacks details of the member: they are requested first. */
export const masterData: Scene = {
  group: 'booking',
  only: 'northside',
  async play(stage) {
    const page = await stage.open('incomplete@northside.example');
    const { id } = findCourse(
      await loadCourses(page.request, stage, days.forMasterData),
      'bookable',
      isHalfEmptyCourse,
    );
    await page.goto(`${stage.path}/course/${id}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'A few details are missing' }).waitFor();
    await waitUntilLoaded(page);
    await stage.shoot(page, 'courseSummaryOption', 'details are missing');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('alert').first().waitFor();
    await stage.shoot(page, 'courseSummaryOption', 'errors');
  },
};
