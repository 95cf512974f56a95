/** The program of a chain and who takes part in it. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ContextHeaders, Schemas } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { dayIn, zonedOrNull } from '../../time.ts';
import type { Customer } from '../accounts/customers.ts';
import { requireMember } from '../accounts/member.ts';
import { checkMay } from '../customerData/permissions.ts';
import { studioOfCustomer } from '../customerData/studioOfCustomer.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { expiryOf, type Ledger, ledgerOf } from './ledger.ts';
import {
  loyaltyActivities,
  loyaltyLevels,
  loyaltyMembers,
  loyaltyPoints,
  loyaltyPrograms,
} from './tables.ts';

export type StoredProgram = typeof loyaltyPrograms.$inferSelect;
export type Level = typeof loyaltyLevels.$inferSelect;
type StoredMember = typeof loyaltyMembers.$inferSelect;

/** Whoever asks, at the program of the chain. */
export type Participant = {
  customer: Customer;
  studio: StoredStudio;
  program: StoredProgram;
  /** Null: has not joined. */
  member: StoredMember | null;
};

type Asker = { account: { id: number }; context: ContextHeaders };

/** @throws 404 when the chain has none */
export async function programAt(db: Database, tenant: string): Promise<StoredProgram> {
  const [program] = await db
    .select()
    .from(loyaltyPrograms)
    .where(eq(loyaltyPrograms.tenant, tenant));
  if (!program) throw apiError(404, 'loyalty.error.noprogram', 'There is no loyalty program here');
  return program;
}

/** @throws 403 for somebody who may not see the program, 404 when there is none */
export async function participantOf(
  db: Database,
  { account, context }: Asker,
): Promise<Participant> {
  const customer = await requireMember(db, account, context);
  checkMay(customer, 'CUSTOMER_CENTER_LOYALTY_PROGRAM');
  const program = await programAt(db, customer.tenant);
  const [member = null] = await db
    .select()
    .from(loyaltyMembers)
    .where(eq(loyaltyMembers.customerId, customer.id));
  return { customer, studio: await studioOfCustomer(db, customer), program, member };
}

export function stateOf(member: StoredMember | null): Schemas['LoyaltyCustomerStateType'] {
  if (member === null) return 'NOT_REGISTERED';
  return member.registeredAt === null ? 'IN_REGISTRATION' : 'REGISTERED';
}

/** Somebody who takes part, with the points. */
export type Registered = Participant & { registeredAt: Date; ledger: Ledger; today: string };

/** @throws 409 for somebody who does not take part yet, and as `participantOf` */
export async function registeredOf(db: Database, asker: Asker, now: Date): Promise<Registered> {
  const found = await participantOf(db, asker);
  const { member, customer, studio } = found;
  if (member === null || member.registeredAt === null)
    throw apiError(409, 'loyalty.error.notregistered', 'The member does not take part', {
      args: [{ type: 'STRING', value: stateOf(member) }],
    });
  const today = dayIn(studio.zoneId, now);
  const ledger = await ledgerFor(db, customer.id, today);
  return { ...found, registeredAt: member.registeredAt, ledger, today };
}

async function ledgerFor(db: Database, customerId: number, today: string): Promise<Ledger> {
  const movements = await db
    .select()
    .from(loyaltyPoints)
    .where(eq(loyaltyPoints.customerId, customerId))
    .orderBy(asc(loyaltyPoints.bookedAt), asc(loyaltyPoints.id));
  return ledgerOf(movements, today);
}

export const levelsOf = (db: Database, tenant: string): Promise<Level[]> =>
  db
    .select()
    .from(loyaltyLevels)
    .where(eq(loyaltyLevels.tenant, tenant))
    .orderBy(asc(loyaltyLevels.threshold), asc(loyaltyLevels.id));

export const activitiesOf = (db: Database, tenant: string) =>
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
  state: stateOf(member),
  title: program.title,
  registeredAt: zonedOrNull(member?.registeredAt ?? null, studio.zoneId),
});

/** Gives points for something that has happened, once. */
export async function earn(
  tx: Database,
  { customerId, program, zoneId }: { customerId: number; program: StoredProgram; zoneId: string },
  { name, points, event, at }: { name: string; points: number; event: string; at: Date },
): Promise<void> {
  const day = dayIn(zoneId, at);
  await tx
    .insert(loyaltyPoints)
    .values({
      customerId,
      type: 'EARNED',
      name,
      points,
      day,
      expiresOn: expiryOf(day, program),
      event,
      bookedAt: at,
    })
    .onConflictDoNothing();
}
