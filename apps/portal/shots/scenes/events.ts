import { newAccount } from '../../e2e/accounts.ts';
import { loadEvents } from '../../e2e/appointments.ts';
import { goOn } from '../buying.ts';
import { days } from '../days.ts';
import { takeFaces } from '../faces.ts';
import { shootPurchase } from '../purchase.ts';
import type { Scene } from '../Scene.ts';
import type { Stage } from '../Stage.ts';

const list = '**/nox/public/v2/bookableitems/benefit/studio-events?*';
const one = '**/nox/public/v1/bookableitems/course/*';

/** The event of the sample data that costs something. */
async function dearEvent({ open, brand, studioId }: Stage): Promise<{ id: number }> {
  const { request } = await open();
  const all = await loadEvents(request, brand, studioId, days.today);
  const found = all.find(({ name }) => name === 'Open Air Workout');
  if (!found) throw new Error('The sample data have no event that costs something.');
  return found;
}

/** The events of a studio, one of them, and the page of one that another product links to. */
export const events: Scene = {
  group: 'bookings',
  async play(stage) {
    const { path, brand, studioId } = stage;
    await takeFaces(stage, {
      route: 'events',
      to: `${path}/events`,
      waitsFor: [list],
      nothing: { [list]: [] },
    });
    const { id } = await dearEvent(stage);
    await takeFaces(stage, {
      route: 'event',
      to: `${path}/events/${id}`,
      waitsFor: [one],
      canBeMissing: true,
    });
    await takeFaces(stage, {
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
    const { id } = await dearEvent(stage);
    const visitor = await stage.open();
    await shootPurchase(
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
        await goOn(page);
        await page.getByRole('heading', { name: 'Your details' }).waitFor();
        return page;
      },
    );
  },
};

/** Booking a place at an event with something that a member holds whose data the studio lacks. */
export const eventMasterData: Scene = {
  group: 'booking',
  only: 'northside',
  async play(stage) {
    const { id } = await dearEvent(stage);
    const page = await stage.open('incomplete@northside.example');
    await page.goto(`${stage.path}/events/${id}`);
    await page.getByRole('button', { name: 'Book now' }).click();
    await page.getByRole('heading', { name: 'A few details are missing' }).waitFor();
    await stage.shoot(page, 'eventSummaryOption', 'details are missing');
  },
};
