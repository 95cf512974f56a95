/** Earning points for attended classes, check-ins and recruited members. */
import { and, eq, gte, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas, Services } from '../../platform/api.ts';
import { forEachIsolated } from '../../platform/http/forEachIsolated.ts';
import { customers } from '../accounts/tables.ts';
import { bookings } from '../bookings/tables.ts';
import { contracts } from '../membershipOffers/tables.ts';
import { courseAppointments } from '../bookings/courses/tables.ts';
import { studios } from '../studios/tables.ts';
import { checkins } from '../visits/tables.ts';
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
  at: typeof courseAppointments.startsAt | typeof checkins.checkinAt | typeof contracts.signedAt,
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

function findAttendedClasses(db: Database): Promise<EarningEvent[]> {
  const event = sql<string>`'BOOKING ' || ${bookings.uuid}`;
  return db
    .select({ ...eventColumns, event, at: courseAppointments.startsAt })
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
    .where(and(eq(bookings.status, 'ATTENDED'), isNew(db, courseAppointments.startsAt, event)))
    .limit(batchSize);
}

/** Check-ins; several on one day count once. */
function findCheckins(db: Database): Promise<EarningEvent[]> {
  const event = sql<string>`'CHECK_IN ' || ${checkins.date}`;
  return db
    .select({ ...eventColumns, event, at: checkins.checkinAt })
    .from(loyaltyMembers)
    .innerJoin(customers, eq(customers.id, loyaltyMembers.customerId))
    .innerJoin(loyaltyPrograms, eq(loyaltyPrograms.tenant, customers.tenant))
    .innerJoin(loyaltyActivities, isActivity('CHECK_IN'))
    .innerJoin(checkins, eq(checkins.customerId, customers.id))
    .innerJoin(studios, eq(studios.id, checkins.studioId))
    .where(isNew(db, checkins.checkinAt, event))
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
export async function earnPoints({ db }: Pick<Services, 'db'>): Promise<void> {
  const happened = [
    ...(await findAttendedClasses(db)),
    ...(await findCheckins(db)),
    ...(await findReferrals(db)),
  ];
  await forEachIsolated('Giving points', happened, (one) => earn(db, one, one));
}
