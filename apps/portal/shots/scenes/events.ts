import { unlimitedOption } from '../../src/testing/unlimitedOption.ts';
import { newAccount } from '../../e2e/accounts.ts';
import { loadEvents } from '../../e2e/appointments.ts';
import { openContact } from '../buying.ts';
import { days } from '../days.ts';
import { captureStates } from '../captureStates.ts';
import { capturePurchase } from '../purchase.ts';
import type { Scene } from '../Scene.ts';
import type { Stage } from '../Stage.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';

const list = '**/nox/public/v2/bookableitems/benefit/studio-events?*';
const one = '**/nox/public/v1/bookableitems/course/*';
const options = '**/nox/v1/bookingoptions/withoffers?*';

/** Finds the event of the sample data that has a price. */
async function findPaidEvent({ open, brand, studioId }: Stage): Promise<{ id: number }> {
  const { request } = await open();
  const all = await loadEvents(request, brand, studioId, days.today);
  const found = all.find(({ price }) =>
    typeof price === 'number' ? price > 0 : price.state === 'ONLINE_PAYMENT',
  );
  if (!found) throw new Error('The sample data has no event with a price.');
  return found;
}

/** Events of a studio, one of them, and the external page of an event. */
export const events: Scene = {
  group: 'bookings',
  async play(stage) {
    const { path, brand, studioId } = stage;
    await captureStates(stage, {
      route: 'events',
      to: `${path}/events`,
      waitsFor: [list],
      empty: { [list]: [] },
    });
    const { id } = await findPaidEvent(stage);
    await captureStates(stage, {
      route: 'event',
      to: `${path}/events/${id}`,
      waitsFor: [one],
      canBeMissing: true,
    });
    await captureStates(stage, {
      route: 'externalEvents',
      to: `/event?eventId=${id}&o=${studioId}&t=${brand}`,
      waitsFor: [one],
      canBeMissing: true,
    });
  },
};

/** Booking a place at an event. */
export const eventBooking: Scene = {
  group: 'booking',
  async play(stage) {
    const { path, brand } = stage;
    const { id } = await findPaidEvent(stage);
    const visitor = await stage.open();
    await capturePurchase(
      stage,
      {
        contact: 'eventContact',
        payment: 'eventPayment',
        summary: 'eventSummaryOffer',
        success: 'eventSuccess',
        failure: 'eventFailure',
        cancel: 'eventCancel',
      },
      async () => {
        const page = await stage.open(await newAccount(visitor.request, { tenant: brand }));
        await page.goto(`${path}/events/${id}`);
        await openContact(page);
        return page;
      },
    );
  },
};

/** Booking a place at an event with an entitlement when the studio lacks details of the member. */
export const eventMasterData: Scene = {
  group: 'booking',
  only: 'northside',
  async play(stage) {
    const { id } = await findPaidEvent(stage);
    const page = await stage.open('incomplete@northside.example');
    // No sample membership covers an event.
    await page.route(options, async (call) => {
      const response = await call.fetch();
      const json: object = await response.json();
      await call.fulfill({ response, json: { ...json, bookingOptions: [unlimitedOption] } });
    });
    await page.goto(`${stage.path}/events/${id}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'A few details are missing' }).waitFor();
    await waitUntilLoaded(page);
    await stage.shoot(page, 'eventSummaryOption', 'details are missing');
  },
};
