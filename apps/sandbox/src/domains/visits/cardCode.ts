/**
 * Codes of door cards, which a member keeps in the wallet of a phone. Unlike the codes of the portal they do not expire,
 * so each is random, only its hash is stored, and its member can remove it.
 */
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/hashSecret.ts';
import { type Customer, isConnectedToTenant } from '../accounts/customers.ts';
import { customers } from '../accounts/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { verifyCode } from './code.ts';
import { loadSettings } from './settings.ts';
import { doorCards } from './tables.ts';

export type DoorCard = typeof doorCards.$inferSelect;

/** Finds the card of an account at a tenant; null without one. */
export async function findCard(
  db: Database,
  accountId: number,
  tenant: string,
): Promise<DoorCard | null> {
  const [found] = await db
    .select({ card: doorCards })
    .from(doorCards)
    .innerJoin(customers, eq(customers.id, doorCards.customerId))
    .where(and(eq(doorCards.accountId, accountId), eq(customers.tenant, tenant)));
  return found?.card ?? null;
}

/** Gives a member's card a new code, which replaces the previous one. */
export async function renewCardCode(
  tx: Database,
  { customerId, accountId }: Pick<DoorCard, 'customerId' | 'accountId'>,
  now: Date,
): Promise<{ card: DoorCard; code: string }> {
  const code = `C2.${randomBytes(24).toString('base64url')}`;
  const change = { accountId, codeHash: hashSecret(code), createdAt: now };
  const [card] = await tx
    .insert(doorCards)
    .values({ customerId, ...change })
    .onConflictDoUpdate({ target: doorCards.customerId, set: change })
    .returning();
  if (!card) throw new Error('The card was not stored.');
  return { card, code };
}

/** Removes a card; the door then refuses its code. */
export async function deleteCard(tx: Database, { customerId }: DoorCard): Promise<void> {
  await tx.delete(doorCards).where(eq(doorCards.customerId, customerId));
}

/**
 * Finds the member whose code a studio's scanner has read, from the portal or a door card. Says nothing about admission.
 * @returns null for an unknown or expired code, and for the card of an account that has disconnected
 */
export async function findCodeHolder(
  db: Database,
  code: string,
  { id, tenant }: Pick<StoredStudio, 'id' | 'tenant'>,
  now: Date,
): Promise<Customer | null> {
  const { codeSecret } = await loadSettings(db, id);
  const customerId = codeSecret === null ? null : verifyCode(code, id, codeSecret, now);
  const [found] = await db
    .select({ customer: customers })
    .from(customers)
    .leftJoin(
      doorCards,
      and(eq(doorCards.customerId, customers.id), eq(doorCards.accountId, customers.accountId)),
    )
    .where(
      and(
        eq(customers.tenant, tenant),
        customerId === null
          ? eq(doorCards.codeHash, hashSecret(code))
          : eq(customers.id, customerId),
      ),
    );
  const accountId = found?.customer.accountId ?? null;
  if (!found || accountId === null) return null;
  return (await isConnectedToTenant(db, accountId, tenant)) ? found.customer : null;
}
