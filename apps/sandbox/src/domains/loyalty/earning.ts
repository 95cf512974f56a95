/** Points for what has really happened: a class that was booked and is over, somebody whom the member has brought. */
import { and, eq, gte, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas, Services } from '../../server/api.ts';
import { forEachIsolated } from '../../server/forEachIsolated.ts';
import { customers } from '../accounts/tables.ts';
import { bookings } from '../bookings/tables.ts';
import { contracts } from '../contracts/tables.ts';
import { courseAppointments } from '../courses/tables.ts';
import { studios } from '../studios/tables.ts';
import { earn, type StoredProgram } from './program.ts';
import { loyaltyActivities, loyaltyMembers, loyaltyPoints, loyaltyPrograms } from './tables.ts';

/** How much one round looks at; the next round takes the others. */
const mostAtOnce = 100;

type Happened = {
  customerId: number;
  program: StoredProgram;
  zoneId: string;
  name: string;
  points: number;
  event: string;
  at: Date;
};

const what = {
  customerId: loyaltyMembers.customerId,
  program: loyaltyPrograms,
  zoneId: studios.zoneId,
  name: loyaltyActivities.name,
  points: loyaltyActivities.points,
};

/** Nothing that happened before somebody took part, and nothing that was given already. */
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

const activity = (type: Schemas['LoyaltyActivityType']) =>
  and(eq(loyaltyActivities.tenant, customers.tenant), eq(loyaltyActivities.type, type));

function classes(db: Database, now: Date): Promise<Happened[]> {
  const event = sql<string>`'BOOKING ' || ${bookings.uuid}`;
  return db
    .select({ ...what, event, at: courseAppointments.endsAt })
    .from(loyaltyMembers)
    .innerJoin(customers, eq(customers.id, loyaltyMembers.customerId))
    .innerJoin(loyaltyPrograms, eq(loyaltyPrograms.tenant, customers.tenant))
    .innerJoin(loyaltyActivities, activity('COURSE_BOOKING'))
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
    .limit(mostAtOnce);
}

function referrals(db: Database): Promise<Happened[]> {
  const event = sql<string>`'CONTRACT ' || ${contracts.id}`;
  return db
    .select({ ...what, event, at: contracts.signedAt })
    .from(loyaltyMembers)
    .innerJoin(customers, eq(customers.id, loyaltyMembers.customerId))
    .innerJoin(loyaltyPrograms, eq(loyaltyPrograms.tenant, customers.tenant))
    .innerJoin(loyaltyActivities, activity('REFERRAL'))
    .innerJoin(contracts, eq(contracts.recruitedBy, customers.accountId))
    .innerJoin(
      studios,
      and(eq(studios.id, contracts.studioId), eq(studios.tenant, customers.tenant)),
    )
    .where(isNew(db, contracts.signedAt, event))
    .limit(mostAtOnce);
}

/** Gives points for what has happened since they were given last. */
export async function earnPoints({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const happened = [...(await classes(db, now)), ...(await referrals(db))];
  await forEachIsolated('Giving points', happened, (one) => earn(db, one, one));
}
