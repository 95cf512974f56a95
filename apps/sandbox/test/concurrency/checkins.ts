/** Check-ins, reservations and beverage machines: expected outcome of five concurrent calls per operation. */
import { asc, isNotNull, isNull } from 'drizzle-orm';
import { beverageSales } from '../../src/domains/beverages/tables.ts';
import { checkinReservations, checkinSlots } from '../../src/domains/checkinReservations/tables.ts';
import { checkins } from '../../src/domains/visits/tables.ts';
import { jobs } from '../../src/platform/jobs/tables.ts';
import { outboxMails } from '../../src/platform/mail/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { addContracts, addMembers } from '../harness/members.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, five, identical, once, type Scenarios } from './scenario.ts';

/** Lists the statuses of members' reservations and counts their notifications. */
async function loadReservations(sandbox: Sandbox) {
  const rows = await sandbox.services.db
    .select({ status: checkinReservations.status })
    .from(checkinReservations)
    .where(isNotNull(checkinReservations.accountId))
    .orderBy(asc(checkinReservations.id));
  return {
    reserved: rows.map(({ status }) => status),
    notifications: (await count(sandbox, jobs)) + (await count(sandbox, outboxMails)),
  };
}

const reservation = { slotId: 71, usageDate: '2026-11-26' };

/** Counts check-ins, and those that are active. */
const countCheckins = async (sandbox: Sandbox) => ({
  begun: await count(sandbox, checkins),
  active: await count(sandbox, checkins, isNull(checkins.checkoutAt)),
});

const countSales = async (sandbox: Sandbox) => ({ sales: await count(sandbox, beverageSales) });

export const checkinScenarios = {
  createBeverageSale: [
    once(['device.error.busy'], { loadState: countSales, expected: { sales: 1 } }),
  ],
  createCheckin: [
    identical({ loadState: countCheckins, expected: { begun: 1, active: 1 } }),
    {
      title: 'one member checks out five times',
      async calls(sandbox, request) {
        await sandbox.call('createCheckin', request);
        return five.map(() => ({ ...request, body: { action: 'CHECK_OUT' } }));
      },
      succeed: 1,
      errorCodes: ['checkin.error.notactive'],
      loadState: countCheckins,
      expected: { begun: 1, active: 0 },
    },
  ],
  createCheckinReservation: [
    once(['checkinreservation.error.alreadyreserved'], {
      loadState: loadReservations,
      expected: { reserved: ['RESERVED'], notifications: 1 },
    }),
    {
      title: 'one member, five slots of the day',
      async calls({ services: { db } }, request) {
        const [slot] = await db.select().from(checkinSlots);
        if (!slot) throw new Error('The test world has no check-in slot.');
        const { id: _, ...times } = slot;
        await db.insert(checkinSlots).values(five.slice(1).map((n) => ({ ...times, id: 71 + n })));
        return five.map((n) => ({ ...request, body: { ...reservation, slotId: 71 + n } }));
      },
      succeed: 1,
      errorCodes: ['checkinreservation.error.alreadyreserved'],
      loadState: loadReservations,
      expected: { reserved: ['RESERVED'], notifications: 1 },
    },
    {
      title: 'five members, two places',
      async calls({ services: { db } }, request) {
        await db.update(checkinSlots).set({ capacity: 9 });
        const ids = await addMembers(db, 5);
        await addContracts(db, ids);
        return ids.map((id) => ({ ...request, as: id }));
      },
      succeed: 2,
      errorCodes: ['checkinreservation.error.full'],
      loadState: loadReservations,
      expected: { reserved: ['RESERVED', 'RESERVED'], notifications: 2 },
    },
  ],
  cancelCheckinReservation: [
    once(['checkinreservation.error.alreadycanceled'], {
      loadState: loadReservations,
      expected: { reserved: ['CANCELED'], notifications: 1 },
    }),
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
