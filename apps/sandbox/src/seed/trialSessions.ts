/** Trial sessions of the sample chains: a free one, a paid one with its own name, and a link of a lead. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { features, menuEntries } from '../domains/brands/tables.ts';
import { singleAppointmentOffers } from '../domains/bookings/singleAppointments/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { trialConfigurations, trialLeads } from '../domains/bookings/trialSessions/tables.ts';
import { addMinutes } from '../platform/time.ts';
import type { TenantName } from './brands.ts';

/** The third chain offers none: its feature is off. */
const trialStudios = [1001, 1003, 2001];

/** Lead of `/trial-session?lead=…` at Northside Mitte. */
const sampleLead = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1ad001';

const person = [
  { field: 'firstname', required: true },
  { field: 'lastname', required: true },
  { field: 'email', required: true },
  { field: 'phone', required: true },
] as const;

export async function seedTrialSessions(db: Database, now: Date): Promise<void> {
  const existing = await db
    .select({ studioId: studios.id, tenant: studios.tenant })
    .from(studios)
    .where(inArray(studios.id, trialStudios));
  if (existing.length === 0) return;
  const chains = [...new Set(existing.map(({ tenant }) => tenant))];
  await db
    .update(features)
    .set({ enabled: true })
    .where(and(eq(features.name, 'TRIAL_SESSION'), inArray(features.tenant, chains)));
  await db.insert(menuEntries).values(
    existing.map(({ studioId }) => ({
      studioId,
      permission: 'TRIAL_SESSION' as const,
      position: 5,
      membersOnly: false,
    })),
  );
  const paidTenant: TenantName = 'volt';
  if (chains.includes(paidTenant)) {
    await db.insert(trialConfigurations).values({
      tenant: paidTenant,
      id: 1,
      name: 'Starter hour',
      description: 'One hour, one coach, and a plan for your first four weeks.',
      contactFields: [...person, { field: 'dateOfBirth', required: false }],
      coursesAllowed: false,
    });
    await db
      .update(singleAppointmentOffers)
      .set({ priceState: 'ONLINE_PAYMENT', priceCents: 990, paymentMethods: ['CREDIT_CARD'] })
      .where(
        and(
          eq(singleAppointmentOffers.studioId, 2001),
          isNotNull(singleAppointmentOffers.trialConfigurationId),
        ),
      );
  }
  if (existing.some(({ studioId }) => studioId === 1001))
    await db.insert(trialLeads).values({
      uuid: sampleLead,
      studioId: 1001,
      firstname: 'Lea',
      lastname: 'Beispiel',
      email: 'lea@northside.example',
      phone: '+49 30 0000012',
      expiresAt: addMinutes(now, 60 * 24 * 60),
    });
}
