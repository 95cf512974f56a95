/** A member's inbox. */
import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { zoned, zonedOrNull } from '../../platform/time.ts';
import { studios } from '../studios/tables.ts';
import { messages } from './tables.ts';

/** Matches the messages a member has not deleted. */
const ownedMessages = (customerId: number) =>
  and(eq(messages.customerId, customerId), isNull(messages.deletedAt));

const notFoundError = () => apiError(404, 'message.error.notfound', 'There is no such message');

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

export const loadMessages = (
  db: Database,
  customerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Found[]> => select(db, ownedMessages(customerId)).limit(limit).offset(offset);

export const countUnread = (db: Database, customerId: number): Promise<number> =>
  db.$count(messages, and(ownedMessages(customerId), isNull(messages.readAt)));

/** @throws 404 for a message of another member or a deleted one */
export async function getMessage(
  db: Database,
  customerId: number,
  id: number,
): Promise<Schemas['Message']> {
  const [found] = await select(db, and(ownedMessages(customerId), eq(messages.id, id)));
  if (!found) throw notFoundError();
  return toMessage(found);
}

/** Marks a message as read; later calls keep the first time. @throws 404 like `getMessage` */
export async function readOne(
  db: Database,
  customerId: number,
  id: number,
  now: Date,
): Promise<void> {
  const mine = and(ownedMessages(customerId), eq(messages.id, id));
  const marked = await db
    .update(messages)
    .set({ readAt: now })
    .where(and(mine, isNull(messages.readAt)))
    .returning({ id: messages.id });
  if (
    marked.length === 0 &&
    (await db.$count(messages, and(mine, isNotNull(messages.readAt)))) === 0
  )
    throw notFoundError();
}

export async function readAll(db: Database, customerId: number, now: Date): Promise<void> {
  await db
    .update(messages)
    .set({ readAt: now })
    .where(and(ownedMessages(customerId), isNull(messages.readAt)));
}

/** Deletes a message; repeating the call has no effect. @throws 404 for a message of another member */
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
  if (deleted.length === 0 && (await db.$count(messages, mine)) === 0) throw notFoundError();
}
