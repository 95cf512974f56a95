import { eq } from 'drizzle-orm';
import { messages } from '../domains/messages/tables.ts';
import { customerRow } from './rows.ts';
import type { States } from './vocabulary.ts';

/** Ids of the sample messages. */
export const messageIds = { read: 99_101, unread: 99_102 };

const owner = { customerId: customerRow.id, studioId: 1001 };

const rows = [
  {
    ...owner,
    id: messageIds.read,
    type: 'STUDIO',
    event: 'closed',
    subject: 'Closed on Sunday',
    text: 'We clean the sauna on *Sunday*, and open again on Monday at 6.',
    sentAt: new Date('2026-11-20T09:00:00+01:00'),
    readAt: new Date('2026-11-20T12:30:00+01:00'),
  },
  {
    ...owner,
    id: messageIds.unread,
    type: 'CANCELATION_RECEIVED',
    event: 'canceled',
    subject: 'Cancellation received: Flex membership',
    text: 'Northside Mitte has received your cancellation of **Flex membership**. It ends on Sunday, 28 February 2027.\n\n[View your contracts](/studio/bm9ydGhzaWRlOjEwMDE=/selfservice/contract/current)',
    sentAt: new Date('2026-11-24T18:00:00+01:00'),
  },
] satisfies (typeof messages.$inferInsert)[];

export const messageStates = {
  async messages({ db }) {
    await db.delete(messages).where(eq(messages.customerId, customerRow.id));
    await db.insert(messages).values(rows);
  },

  async 'no message'({ db }, params) {
    await db.delete(messages).where(eq(messages.id, params.integer('id')));
  },
} satisfies Partial<States>;
