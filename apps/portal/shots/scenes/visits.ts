import { reserveVisit, loadSlots } from '../../e2e/visits.ts';
import { days } from '../days.ts';
import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';

const slots = '**/studios/*/checkinreservation';
const mine = '**/nox/v1/checkinreservations';

/** Reserving a visit: the times of a day, one in each state, a reservation, and the user's list. */
export const visits: Scene = {
  group: 'bookings',
  async play(stage) {
    const { path, brand, studioId, member } = stage;
    const to = `${path}/checkin-reservation`;
    await captureStates(stage, {
      route: 'checkinReservation',
      to,
      waitsFor: [slots],
      empty: { [slots]: [] },
    });
    const visitor = await stage.open();
    const all = await loadSlots(visitor.request, brand, studioId);
    const open = all.find((slot) => slot.freePlaces > 1 && slot.usageDate === days.forBooking);
    const full = all.find((slot) => slot.freePlaces === 0 && slot.usageDate > days.today);
    if (!open || !full) throw new Error('The sample data needs an open and a full visit.');
    await captureStates(stage, {
      route: 'checkinReservationSlot',
      to: `${to}/${open.address}`,
      waitsFor: [slots],
    });
    for (const [state, address] of Object.entries({ full: full.address, invalid: 'nothing' })) {
      await visitor.goto(`${to}/${address}`);
      await waitUntilLoaded(visitor);
      await stage.shoot(visitor, 'checkinReservationSlot', state);
    }
    const page = await stage.open(member);
    await page.goto(`${to}/${open.address}`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'checkinReservationSlot', 'as a member');
    await reserveVisit(page.request, brand, studioId, open);
    await page.goto(`${to}?day=${open.usageDate}`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'checkinReservation', 'one reserved');
    await page.goto(`${to}/${open.address}`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'checkinReservationSlot', 'reserved');
    await captureStates(stage, {
      route: 'checkinReservationSuccess',
      to: `${to}/${open.address}/success`,
      user: member,
      waitsFor: [mine],
    });
    await captureStates(stage, {
      route: 'myCheckinReservations',
      to: `${path}/me/checkin-reservations`,
      user: member,
      waitsFor: [mine],
      empty: { [mine]: [] },
    });
    await page.goto(`${path}/me/checkin-reservations`);
    await page.getByRole('button', { name: /^Cancel reservation/ }).click();
    await page.getByRole('dialog').waitFor();
    await stage.shoot(page, 'myCheckinReservations', 'cancel');
  },
};
