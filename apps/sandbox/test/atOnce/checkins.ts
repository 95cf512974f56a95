/** Reserved visits: what must be so after five calls at once, by operation. */
import { asc, isNotNull } from 'drizzle-orm';
import { checkinReservations, checkinSlots } from '../../src/domains/checkinReservations/tables.ts';
import { jobs } from '../../src/domains/jobs/tables.ts';
import { outboxMails } from '../../src/domains/mail/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { addMembers } from '../harness/members.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, five, once, type Scenarios } from './scenario.ts';

/** What members have reserved and what became of it, and how often they were told. */
async function reserved(sandbox: Sandbox) {
  const rows = await sandbox.services.db
    .select({ status: checkinReservations.status })
    .from(checkinReservations)
    .where(isNotNull(checkinReservations.accountId))
    .orderBy(asc(checkinReservations.id));
  return {
    reserved: rows.map(({ status }) => status),
    told: (await count(sandbox, jobs)) + (await count(sandbox, outboxMails)),
  };
}

const ofDay = { slotId: 71, usageDate: '2026-11-26' };

export const checkinsAtOnce = {
  createCheckinReservation: [
    once(['checkinreservation.error.alreadyreserved'], {
      look: reserved,
      holds: { reserved: ['RESERVED'], told: 1 },
    }),
    {
      what: 'one member, five slots of the day',
      async calls({ services: { db } }, request) {
        const [slot] = await db.select().from(checkinSlots);
        if (!slot) throw new Error('There is no slot.');
        const { id: _, ...times } = slot;
        await db.insert(checkinSlots).values(five.slice(1).map((n) => ({ ...times, id: 71 + n })));
        return five.map((n) => ({ ...request, body: { ...ofDay, slotId: 71 + n } }));
      },
      succeed: 1,
      refused: ['checkinreservation.error.alreadyreserved'],
      look: reserved,
      holds: { reserved: ['RESERVED'], told: 1 },
    },
    {
      what: 'five members, two places',
      async calls({ services: { db } }, request) {
        await db.update(checkinSlots).set({ capacity: 9 });
        const ids = await addMembers(db, 5);
        return ids.map((id) => ({ ...request, as: id }));
      },
      succeed: 2,
      refused: ['checkinreservation.error.full'],
      look: reserved,
      holds: { reserved: ['RESERVED', 'RESERVED'], told: 2 },
    },
  ],
  cancelCheckinReservation: [
    once(['checkinreservation.error.alreadycanceled'], {
      look: reserved,
      holds: { reserved: ['CANCELED'], told: 1 },
    }),
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
