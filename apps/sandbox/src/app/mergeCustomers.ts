/** Merges the record of a portal customer into the studio's record of the same person. */
import { alias } from 'drizzle-orm/pg-core';
import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { customers, invitations } from '../domains/accounts/tables.ts';
import { beverageSales } from '../domains/beverages/tables.ts';
import { findCustomerAccount } from '../domains/customerAccounts/account.ts';
import {
  accountBalanceCheckouts,
  accountEntries,
  balanceLinks,
  customerAccounts,
  paymentMethodLinks,
  paymentRequests,
  selfServiceLinks,
} from '../domains/customerAccounts/tables.ts';
import { customerAmendments } from '../domains/customerData/tables.ts';
import { familyLinks } from '../domains/family/tables.ts';
import { invoices } from '../domains/invoices/tables.ts';
import { loyaltyRedemptions } from '../domains/loyalty/tables.ts';
import { contracts } from '../domains/membershipOffers/tables.ts';
import { rewardGrants } from '../domains/memberships/tables.ts';
import { messages } from '../domains/messages/tables.ts';
import { loyaltyMembers, loyaltyPoints } from '../domains/points/tables.ts';
import { consumptionCreditEntries } from '../domains/products/tables.ts';
import { checkins, crossTenantCheckins, doorCards } from '../domains/visits/tables.ts';
import type { Services } from '../platform/api.ts';
import type { Database } from '../platform/database/database.ts';

type Merge = { fromId: number; toId: number };

/**
 * Moves everything of a portal customer to the studio's record and deletes the portal record. Where a row may exist
 * once, the studio's record keeps its own.
 * @param services in the transaction of the job
 */
export async function mergeCustomers(
  { db: tx }: Pick<Services, 'db'>,
  { fromId, toId }: Merge,
): Promise<void> {
  // The lock also blocks new rows that refer to the records.
  const locked = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, [fromId, toId]))
    .orderBy(customers.id)
    .for('update');
  if (locked.length < 2) return;
  const merge = { fromId, toId };
  await moveLists(tx, merge);
  await moveLoyalty(tx, merge);
  await moveVisits(tx, merge);
  await moveUniqueRows(tx, merge);
  await moveInvoices(tx, merge);
  await moveAccounts(tx, merge);
  await tx.delete(customers).where(eq(customers.id, fromId));
}

/** Moves rows of which a customer can have any number. */
async function moveLists(tx: Database, { fromId, toId: customerId }: Merge): Promise<void> {
  const owner = { customerId };
  await tx.update(invitations).set(owner).where(eq(invitations.customerId, fromId));
  await tx.update(beverageSales).set(owner).where(eq(beverageSales.customerId, fromId));
  await tx.update(rewardGrants).set(owner).where(eq(rewardGrants.customerId, fromId));
  await tx.update(crossTenantCheckins).set(owner).where(eq(crossTenantCheckins.customerId, fromId));
  await tx
    .update(consumptionCreditEntries)
    .set(owner)
    .where(eq(consumptionCreditEntries.customerId, fromId));
}

async function moveLoyalty(tx: Database, { fromId, toId: customerId }: Merge): Promise<void> {
  const owner = { customerId };
  const joined = tx.select().from(loyaltyMembers).where(eq(loyaltyMembers.customerId, customerId));
  await tx
    .update(loyaltyMembers)
    .set(owner)
    .where(and(eq(loyaltyMembers.customerId, fromId), notExists(joined)));
  const booked = tx
    .select({ event: loyaltyPoints.event })
    .from(loyaltyPoints)
    .where(eq(loyaltyPoints.customerId, customerId));
  await tx
    .update(loyaltyPoints)
    .set(owner)
    .where(and(eq(loyaltyPoints.customerId, fromId), notInArray(loyaltyPoints.event, booked)));
  const redeemed = tx
    .select({ id: loyaltyRedemptions.premiumId })
    .from(loyaltyRedemptions)
    .where(eq(loyaltyRedemptions.customerId, customerId));
  await tx
    .update(loyaltyRedemptions)
    .set(owner)
    .where(
      and(
        eq(loyaltyRedemptions.customerId, fromId),
        notInArray(loyaltyRedemptions.premiumId, redeemed),
      ),
    );
}

async function moveVisits(tx: Database, { fromId, toId: customerId }: Merge): Promise<void> {
  const owner = { customerId };
  const active = tx
    .select()
    .from(checkins)
    .where(and(eq(checkins.customerId, customerId), isNull(checkins.checkoutAt)));
  await tx
    .update(checkins)
    .set(owner)
    .where(
      and(eq(checkins.customerId, fromId), or(isNotNull(checkins.checkoutAt), notExists(active))),
    );
  const card = tx.select().from(doorCards).where(eq(doorCards.customerId, customerId));
  await tx
    .update(doorCards)
    .set(owner)
    .where(and(eq(doorCards.customerId, fromId), notExists(card)));
}

/** Moves messages, requested changes and family links. */
async function moveUniqueRows(tx: Database, { fromId, toId }: Merge): Promise<void> {
  const kept = alias(messages, 'kept');
  const sameEvent = tx
    .select()
    .from(kept)
    .where(
      and(eq(kept.customerId, toId), eq(kept.type, messages.type), eq(kept.event, messages.event)),
    );
  await tx
    .update(messages)
    .set({ customerId: toId })
    .where(and(eq(messages.customerId, fromId), notExists(sameEvent)));
  const isPending = eq(customerAmendments.state, 'PENDING');
  const pending = tx
    .select({ section: customerAmendments.section })
    .from(customerAmendments)
    .where(and(eq(customerAmendments.customerId, toId), isPending));
  await tx
    .update(customerAmendments)
    .set({ customerId: toId })
    .where(
      and(
        eq(customerAmendments.customerId, fromId),
        or(not(isPending), notInArray(customerAmendments.section, pending)),
      ),
    );
  const { customerId, relativeId } = familyLinks;
  const relatives = tx.select({ relativeId }).from(familyLinks).where(eq(customerId, toId));
  await tx
    .update(familyLinks)
    .set({ customerId: toId })
    .where(and(eq(customerId, fromId), ne(relativeId, toId), notInArray(relativeId, relatives)));
  const guardians = tx.select({ customerId }).from(familyLinks).where(eq(relativeId, toId));
  await tx
    .update(familyLinks)
    .set({ relativeId: toId })
    .where(and(eq(relativeId, fromId), ne(customerId, toId), notInArray(customerId, guardians)));
}

/** Appends the portal customer's invoices to the member's series; their numbers stay. */
async function moveInvoices(tx: Database, { fromId, toId: customerId }: Merge): Promise<void> {
  const [last] = await tx
    .select({ sequence: sql<number>`coalesce(max(${invoices.sequence}), 0)::int` })
    .from(invoices)
    .where(eq(invoices.customerId, customerId));
  await tx
    .update(invoices)
    .set({ customerId, sequence: sql`${invoices.sequence} + ${last?.sequence ?? 0}` })
    .where(eq(invoices.customerId, fromId));
}

async function moveAccounts(tx: Database, { fromId, toId: customerId }: Merge): Promise<void> {
  const moved = await tx
    .select()
    .from(customerAccounts)
    .where(eq(customerAccounts.customerId, fromId));
  for (const { id, studioId } of moved) {
    const target = await findCustomerAccount(tx, { id: studioId }, customerId);
    if (target) await mergeAccounts(tx, { fromId: id, toId: target.id });
    else await tx.update(customerAccounts).set({ customerId }).where(eq(customerAccounts.id, id));
  }
}

/** Moves everything of a customer account to another at the same studio. */
async function mergeAccounts(
  tx: Database,
  { fromId, toId: customerAccountId }: Merge,
): Promise<void> {
  const owner = { customerAccountId };
  // Charging locks a contract before its account.
  await tx.update(contracts).set(owner).where(eq(contracts.customerAccountId, fromId));
  await tx
    .select({ id: customerAccounts.id })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, fromId))
    .for('update');
  for (const table of [
    accountEntries,
    paymentRequests,
    balanceLinks,
    paymentMethodLinks,
    selfServiceLinks,
    accountBalanceCheckouts,
  ])
    await tx.update(table).set(owner).where(eq(table.customerAccountId, fromId));
}
