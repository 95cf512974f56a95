import { newAccount } from '../../e2e/accounts.ts';
import { findBenefit } from '../../e2e/appointments.ts';
import { clickContinue, openContact } from '../buying.ts';
import { days } from '../days.ts';
import { captureStates } from '../captureStates.ts';
import { capturePurchase } from '../purchase.ts';
import type { Scene } from '../Scene.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';

const list = '**/nox/public/v1/bookableitems/benefits?*';
const one = '**/nox/public/v1/bookableitems/benefit/*';

/** Appointment types, and the page of one with its times. */
export const appointments: Scene = {
  group: 'bookings',
  async play(stage) {
    const { path, brand, studioId, member } = stage;
    await captureStates(stage, {
      route: 'appointments',
      to: `${path}/appointments`,
      waitsFor: [list],
      empty: { [list]: [] },
    });
    const page = await stage.open(member);
    const training = await findBenefit(page.request, brand, studioId, 'Personal Training');
    const to = `${path}/appointment/${training.id}`;
    await captureStates(stage, {
      route: 'appointment',
      to: `${to}?day=${days.forBooking}`,
      waitsFor: [list],
      empty: { [list]: [] },
    });
    await page.goto(`${to}?day=${days.forBooking}`);
    await page.getByRole('radio', { name: '11:00' }).click();
    await waitUntilLoaded(page);
    await stage.shoot(page, 'appointment', 'time chosen, as a member');
    const evening = encodeURIComponent(JSON.stringify({ timeOfDay: 'evening' }));
    await page.goto(`${to}/${evening}?day=${days.forBooking}`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'appointmentFiltered', 'evenings');
    await page.goto(`${to}/nothing`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'appointmentFiltered', 'invalid filter');
    await captureStates(stage, {
      route: 'appointmentStudioSelect',
      to: `${path}/appointment/studioselect/${training.id}`,
      waitsFor: [one],
      canBeMissing: true,
    });
  },
};

/** Booking an appointment with an entitlement, and by buying one. */
export const appointmentBooking: Scene = {
  group: 'booking',
  async play(stage) {
    const { path, brand, studioId, member } = stage;
    const mine = await stage.open(member);
    const training = await findBenefit(mine.request, brand, studioId, 'Personal Training');
    const to = `${path}/appointment/${training.id}?day=${days.forBooking}`;
    await mine.goto(to);
    await mine.getByRole('radio', { name: '13:30' }).click();
    await clickContinue(mine);
    await mine.getByRole('heading', { name: 'Check your booking' }).waitFor();
    await stage.shoot(mine, 'appointmentSummaryOption', 'content');
    await capturePurchase(
      stage,
      {
        contact: 'appointmentContact',
        payment: 'appointmentPayment',
        summary: 'appointmentSummaryOffer',
        success: 'appointmentSuccess',
        failure: 'appointmentFailure',
        cancel: 'appointmentCancel',
        confirm: 'appointmentConfirm',
      },
      async () => {
        const page = await stage.open(await newAccount(mine.request, { tenant: brand }));
        await page.goto(to);
        await page
          .getByRole('radio', { name: /^\d\d:\d\d$/, disabled: false })
          .last()
          .click();
        await openContact(page);
        return page;
      },
    );
  },
};
