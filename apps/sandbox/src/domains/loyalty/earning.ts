/** Earning points for attended classes and recruited members. */
import { and, eq, gte, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas, Services } from '../../platform/api.ts';
import { forEachIsolated } from '../../platform/http/forEachIsolated.ts';
import { customers } from '../accounts/tables.ts';
import { bookings } from '../bookings/tables.ts';
import { contracts } from '../membershipOffers/tables.ts';
import { courseAppointments } from '../bookings/courses/tables.ts';
import { studios } from '../studios/tables.ts';
import { earn, type StoredProgram } from './program.ts';
import { loyaltyActivities, loyaltyMembers, loyaltyPoints, loyaltyPrograms } from './tables.ts';

/** Number of events per round; the next round handles the rest. */
const batchSize = 100;

type EarningEvent = {
  customerId: number;
  program: StoredProgram;
  zoneId: string;
  name: string;
  points: number;
  event: string;
  at: Date;
};

const eventColumns = {
  customerId: loyaltyMembers.customerId,
  program: loyaltyPrograms,
  zoneId: studios.zoneId,
  name: loyaltyActivities.name,
  points: loyaltyActivities.points,
};

/** Excludes events before the registration and those already booked. */
const isNew = (
  db: Database,
  at: typeof courseAppointments.endsAt | typeof contracts.signedAt,
  event: ReturnType<typeof sql<string>>,
) =>
  and(
    isNotNull(loyaltyMembers.registeredAt),
    gte(at, loyaltyMembers.registeredAt),
    notExists(
      db
        .select({ id: loyaltyPoints.id })
        .from(loyaltyPoints)
        .where(
          and(
            eq(loyaltyPoints.customerId, loyaltyMembers.customerId),
            eq(loyaltyPoints.event, event),
          ),
        ),
    ),
  );

const isActivity = (type: Schemas['LoyaltyActivityType']) =>
  and(eq(loyaltyActivities.tenant, customers.tenant), eq(loyaltyActivities.type, type));

function findAttendedClasses(db: Database, now: Date): Promise<EarningEvent[]> {
  const event = sql<string>`'BOOKING ' || ${bookings.uuid}`;
  return db
    .select({ ...eventColumns, event, at: courseAppointments.endsAt })
    .from(loyaltyMembers)
    .innerJoin(customers, eq(customers.id, loyaltyMembers.customerId))
    .innerJoin(loyaltyPrograms, eq(loyaltyPrograms.tenant, customers.tenant))
    .innerJoin(loyaltyActivities, isActivity('COURSE_BOOKING'))
    .innerJoin(bookings, eq(bookings.accountId, customers.accountId))
    .innerJoin(courseAppointments, eq(courseAppointments.id, bookings.appointmentId))
    .innerJoin(
      studios,
      and(eq(studios.id, courseAppointments.studioId), eq(studios.tenant, customers.tenant)),
    )
    .where(
      and(
        eq(bookings.status, 'BOOKED'),
        lte(courseAppointments.endsAt, now),
        isNew(db, courseAppointments.endsAt, event),
      ),
    )
    .limit(batchSize);
}

function findReferrals(db: Database): Promise<EarningEvent[]> {
  const event = sql<string>`'CONTRACT ' || ${contracts.id}`;
  return db
    .select({ ...eventColumns, event, at: contracts.signedAt })
    .from(loyaltyMembers)
    .innerJoin(customers, eq(customers.id, loyaltyMembers.customerId))
    .innerJoin(loyaltyPrograms, eq(loyaltyPrograms.tenant, customers.tenant))
    .innerJoin(loyaltyActivities, isActivity('REFERRAL'))
    .innerJoin(contracts, eq(contracts.recruitedBy, customers.accountId))
    .innerJoin(
      studios,
      and(eq(studios.id, contracts.studioId), eq(studios.tenant, customers.tenant)),
    )
    .where(isNew(db, contracts.signedAt, event))
    .limit(batchSize);
}

/** Books points for events since the last round. */
export async function earnPoints({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const happened = [...(await findAttendedClasses(db, now)), ...(await findReferrals(db))];
  await forEachIsolated('Giving points', happened, (one) => earn(db, one, one));
}
