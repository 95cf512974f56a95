/** An account that the studio has given a trial visit: connected, but without a membership. */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { hashPassword } from '../domains/accounts/passwords.ts';
import { accounts, customers, studioConnects } from '../domains/accounts/tables.ts';
import { bookingOptions } from '../domains/bookings/courses/tables.ts';
import { singleAppointmentOffers } from '../domains/bookings/singleAppointments/tables.ts';
import { samplePassword } from './accounts.ts';

const tenant = 'northside';
const studioId = 1001;

const person = {
  email: 'trial@northside.example',
  firstname: 'Theo',
  lastname: 'Muster',
  dateOfBirth: '1995-04-12',
  phone: '+49 30 0000013',
  street: 'Beispielweg',
  houseNumber: '5',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};

/** Does nothing in a database without the studio's trial session or with the address. */
export async function seedTrialAccount(db: Database): Promise<void> {
  const { benefitId, trialConfigurationId } = singleAppointmentOffers;
  const [trial] = await db
    .select({ benefitId })
    .from(singleAppointmentOffers)
    .where(and(eq(singleAppointmentOffers.studioId, studioId), isNotNull(trialConfigurationId)));
  if (!trial) return;
  const [account] = await db
    .insert(accounts)
    .values({
      ...person,
      name: 'Theo Muster',
      accountContext: 'MY_SPORTS',
      passwordHash: await hashPassword(samplePassword),
      verified: true,
    })
    .onConflictDoNothing()
    .returning();
  if (!account) return;
  const accountId = account.id;
  await db.insert(customers).values({
    ...person,
    tenant,
    accountId,
    customerNumber: `M-${accountId}`,
    homeStudioId: studioId,
  });
  await db.insert(studioConnects).values({ accountId, studioId });
  await db.insert(bookingOptions).values({
    accountId,
    tenant,
    studioId,
    type: 'TRIAL_CONTINGENT',
    name: 'Trial visit',
    categoryIds: [],
    benefitIds: [trial.benefitId],
    remaining: 1,
  });
}
