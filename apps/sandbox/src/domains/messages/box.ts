/** The messages of a member: read one by one or all, and deleted. */
import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { zoned, zonedOrNull } from '../../time.ts';
import { studios } from '../studios/tables.ts';
import { messages } from './tables.ts';

/** What a member still has. */
const having = (customerId: number) =>
  and(eq(messages.customerId, customerId), isNull(messages.deletedAt));

const notFound = () => fault(404, 'message.error.notfound', 'There is no such message');

type Found = { message: typeof messages.$inferSelect; zoneId: string };

const select = (db: Database, where: SQL | undefined) =>
  db
    .select({ message: messages, zoneId: studios.zoneId })
    .from(messages)
    .innerJoin(studios, eq(studios.id, messages.studioId))
    .where(where)
    .orderBy(desc(messages.sentAt), desc(messages.id));

export const toMessage = ({ message, zoneId }: Found): Schemas['Message'] => ({
  id: message.id,
  type: message.type,
  organizationUnitId: message.studioId,
  subject: message.subject,
  text: message.text,
  sendDateTime: zoned(message.sentAt, zoneId),
  readDateTime: zonedOrNull(message.readAt, zoneId),
});

export const messagesOf = (
  db: Database,
  customerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Found[]> => select(db, having(customerId)).limit(limit).offset(offset);

export const unreadOf = (db: Database, customerId: number): Promise<number> =>
  db.$count(messages, and(having(customerId), isNull(messages.readAt)));

/** @throws 404 for a message of somebody else, and for one that is deleted */
export async function messageOf(
  db: Database,
  customerId: number,
  id: number,
): Promise<Schemas['Message']> {
  const [found] = await select(db, and(having(customerId), eq(messages.id, id)));
  if (!found) throw notFound();
  return toMessage(found);
}

/** Marks a message as read; the first time counts. @throws 404 as `messageOf` */
export async function readOne(
  db: Database,
  customerId: number,
  id: number,
  now: Date,
): Promise<void> {
  const mine = and(having(customerId), eq(messages.id, id));
  const marked = await db
    .update(messages)
    .set({ readAt: now })
    .where(and(mine, isNull(messages.readAt)))
    .returning({ id: messages.id });
  if (
    marked.length === 0 &&
    (await db.$count(messages, and(mine, isNotNull(messages.readAt)))) === 0
  )
    throw notFound();
}

export async function readAll(db: Database, customerId: number, now: Date): Promise<void> {
  await db
    .update(messages)
    .set({ readAt: now })
    .where(and(having(customerId), isNull(messages.readAt)));
}

/** Deletes a message; one that is deleted stays so. @throws 404 for a message of somebody else */
export async function deleteOne(
  db: Database,
  customerId: number,
  id: number,
  now: Date,
): Promise<void> {
  const mine = and(eq(messages.customerId, customerId), eq(messages.id, id));
  const deleted = await db
    .update(messages)
    .set({ deletedAt: now })
    .where(and(mine, isNull(messages.deletedAt)))
    .returning({ id: messages.id });
  if (deleted.length === 0 && (await db.$count(messages, mine)) === 0) throw notFound();
}
