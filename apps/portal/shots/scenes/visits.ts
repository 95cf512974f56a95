import { reserveVisit, loadSlots } from '../../e2e/visits.ts';
import { days } from '../days.ts';
import { takeFaces } from '../faces.ts';
import type { Scene } from '../Scene.ts';
import { untilLoaded } from '../untilLoaded.ts';

const slots = '**/studios/*/checkinreservation';
const mine = '**/nox/v1/checkinreservations';

/** Reserving a visit: the times of a day, one of them in each state, what was reserved, and the reader's list. */
export const visits: Scene = {
  group: 'bookings',
  async play(stage) {
    const { path, brand, studioId, member } = stage;
    const to = `${path}/checkin-reservation`;
    await takeFaces(stage, {
      route: 'checkinReservation',
      to,
      waitsFor: [slots],
      nothing: { [slots]: [] },
    });
    const visitor = await stage.open();
    const all = await loadSlots(visitor.request, brand, studioId);
    const open = all.find((slot) => slot.freePlaces > 1 && slot.usageDate === days.forBooking);
    const full = all.find((slot) => slot.freePlaces === 0 && slot.usageDate > days.today);
    if (!open || !full) throw new Error('The sample data have no visit that is open, or full.');
    await takeFaces(stage, {
      route: 'checkinReservationSlot',
      to: `${to}/${open.address}`,
      waitsFor: [slots],
    });
    for (const [face, address] of Object.entries({ full: full.address, broken: 'nothing' })) {
      await visitor.goto(`${to}/${address}`);
      await untilLoaded(visitor);
      await stage.shoot(visitor, 'checkinReservationSlot', face);
    }
    const page = await stage.open(member);
    await page.goto(`${to}/${open.address}`);
    await untilLoaded(page);
    await stage.shoot(page, 'checkinReservationSlot', 'as a member');
    await reserveVisit(page.request, brand, studioId, open);
    await page.goto(`${to}?day=${open.usageDate}`);
    await untilLoaded(page);
    await stage.shoot(page, 'checkinReservation', 'one is mine');
    await page.goto(`${to}/${open.address}`);
    await untilLoaded(page);
    await stage.shoot(page, 'checkinReservationSlot', 'mine');
    await takeFaces(stage, {
      route: 'checkinReservationSuccess',
      to: `${to}/${open.address}/success`,
      reader: member,
      waitsFor: [mine],
    });
    await takeFaces(stage, {
      route: 'myCheckinReservations',
      to: `${path}/me/checkin-reservations`,
      reader: member,
      waitsFor: [mine],
      nothing: { [mine]: [] },
    });
    await page.goto(`${path}/me/checkin-reservations`);
    await page.getByRole('button', { name: /^Cancel reservation/ }).click();
    await page.getByRole('dialog').waitFor();
    await stage.shoot(page, 'myCheckinReservations', 'cancel?');
  },
};
