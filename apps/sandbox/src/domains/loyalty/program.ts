/** Loyalty programs and their participants. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { dayIn, zonedOrNull } from '../../platform/time.ts';
import type { Customer } from '../accounts/customers.ts';
import { requireMember } from '../accounts/member.ts';
import { requirePermission } from '../accounts/permissions.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { type Ledger, computeLedger } from './ledger.ts';
import { loyaltyLevels } from './tables.ts';
import {
  loyaltyActivities,
  loyaltyMembers,
  loyaltyPoints,
  loyaltyPrograms,
} from '../points/tables.ts';

export type StoredProgram = typeof loyaltyPrograms.$inferSelect;
export type Level = typeof loyaltyLevels.$inferSelect;
type StoredMember = typeof loyaltyMembers.$inferSelect;

/** The current member and the program of the chain. */
export type Participant = {
  customer: Customer;
  studio: StoredStudio;
  program: StoredProgram;
  /** Null: has not joined. */
  member: StoredMember | null;
};

type Asker = { account: { id: number }; context: ContextHeaders };

/** @throws 404 if the chain has none */
export async function getProgram(db: Database, tenant: string): Promise<StoredProgram> {
  const [program] = await db
    .select()
    .from(loyaltyPrograms)
    .where(eq(loyaltyPrograms.tenant, tenant));
  if (!program) throw apiError(404, 'loyalty.error.noprogram', 'There is no loyalty program here');
  return program;
}

/** @throws 403 without permission to see the program, 404 if there is none */
export async function getParticipant(
  db: Database,
  { account, context }: Asker,
): Promise<Participant> {
  const customer = await requireMember(db, account, context);
  requirePermission(customer, 'CUSTOMER_CENTER_LOYALTY_PROGRAM');
  const program = await getProgram(db, customer.tenant);
  const [member = null] = await db
    .select()
    .from(loyaltyMembers)
    .where(eq(loyaltyMembers.customerId, customer.id));
  return { customer, studio: await findCustomerStudio(db, customer), program, member };
}

export function participationState(
  member: StoredMember | null,
): Schemas['LoyaltyCustomerStateType'] {
  if (member === null) return 'NOT_REGISTERED';
  return member.registeredAt === null ? 'IN_REGISTRATION' : 'REGISTERED';
}

/** A confirmed participant with points. */
export type RegisteredParticipant = Participant & {
  registeredAt: Date;
  ledger: Ledger;
  today: string;
};

/** @throws 409 for a member who does not participate yet, and like `getParticipant` */
export async function getRegistered(
  db: Database,
  asker: Asker,
  now: Date,
): Promise<RegisteredParticipant> {
  const found = await getParticipant(db, asker);
  const { member, customer, studio } = found;
  if (member === null || member.registeredAt === null)
    throw apiError(409, 'loyalty.error.notregistered', 'The member does not take part', {
      args: [{ type: 'STRING', value: participationState(member) }],
    });
  const today = dayIn(studio.zoneId, now);
  const ledger = await loadLedger(db, customer.id, today);
  return { ...found, registeredAt: member.registeredAt, ledger, today };
}

async function loadLedger(db: Database, customerId: number, today: string): Promise<Ledger> {
  const movements = await db
    .select()
    .from(loyaltyPoints)
    .where(eq(loyaltyPoints.customerId, customerId))
    .orderBy(asc(loyaltyPoints.bookedAt), asc(loyaltyPoints.id));
  return computeLedger(movements, today);
}

export const loadLevels = (db: Database, tenant: string): Promise<Level[]> =>
  db
    .select()
    .from(loyaltyLevels)
    .where(eq(loyaltyLevels.tenant, tenant))
    .orderBy(asc(loyaltyLevels.threshold), asc(loyaltyLevels.id));

export const loadActivities = (db: Database, tenant: string) =>
  db
    .select()
    .from(loyaltyActivities)
    .where(eq(loyaltyActivities.tenant, tenant))
    .orderBy(asc(loyaltyActivities.position), asc(loyaltyActivities.id));

export const toState = ({
  member,
  program,
  studio,
}: Participant): Schemas['LoyaltyCustomerState'] => ({
  state: participationState(member),
  title: program.title,
  registeredAt: zonedOrNull(member?.registeredAt ?? null, studio.zoneId),
});
