/**
 * Single appointment benefits: three per studio, with working hours, prices and an option that pays for one of them.
 */
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { accounts } from '../domains/accounts/tables.ts';
import { bookingOptions, singleAppointmentEmployees } from '../domains/bookings/courses/tables.ts';
import {
  benefitEmployees,
  benefits,
  singleAppointmentOffers,
  workingHours,
} from '../domains/bookings/singleAppointments/tables.ts';
import { addDays, dayIn } from '../platform/time.ts';
import { sampleTenants } from './brands.ts';
import { sampleStudios } from './studios.ts';
import { setPictures } from './setPictures.ts';

type Sample = {
  name: string;
  text: string;
  color: string;
  minutes: number;
  offer: string;
  /** In minor units; 0 is free, null is for members only. */
  price: number | null;
  /** Id of the trial configuration, if it is a trial session. */
  trial?: number;
};

export const sampleBenefits: readonly Sample[] = [
  {
    name: 'Personal Training',
    text: 'An hour with a trainer, all about you: technique, a plan, and the next step.',
    color: '#1F6F8B',
    minutes: 60,
    offer: 'Single training',
    price: 6900,
  },
  {
    name: 'Body Check',
    text: 'Half an hour on the scales that know more than your weight, and what to make of it.',
    color: '#7A5C99',
    minutes: 30,
    offer: 'Body check for members',
    price: null,
  },
  {
    name: 'Trial Session',
    text: 'Come by, look around and train with us for an hour.',
    color: '#4C7A63',
    minutes: 60,
    offer: 'Trial session',
    price: 0,
    trial: 1,
  },
];

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;

/**
 * Working hours of the two bookable employees of a studio: one has a lunch break, the other also works on Saturdays.
 */
const workingHoursByTurn = [
  weekdays.flatMap((weekday) => [
    { weekday, from: '08:00', until: '12:00' },
    { weekday, from: '13:00', until: '18:00' },
  ]),
  [
    ...weekdays.map((weekday) => ({ weekday, from: '11:00', until: '20:00' })),
    { weekday: 'SATURDAY' as const, from: '10:00', until: '16:00' },
  ],
];

export async function seedAppointments(db: Database, now: Date): Promise<void> {
  for (const { name: tenant } of sampleTenants) {
    const stored = await db
      .insert(benefits)
      .values(
        sampleBenefits.map(({ name, text, color, minutes }) => ({
          tenant,
          name,
          description: text,
          colorHex: color,
          durationMinutes: minutes,
        })),
      )
      .returning();
    await setPictures(db, 'benefit', stored);
    await addOffers(db, tenant, stored);
    const [training] = stored;
    if (training) await addPacks(db, tenant, training.id, now);
  }
}

async function addOffers(
  db: Database,
  tenant: string,
  stored: (typeof benefits.$inferSelect)[],
): Promise<void> {
  const tenantStudios = sampleStudios.filter((studio) => studio.tenant === tenant);
  const bookable = await db
    .select()
    .from(singleAppointmentEmployees)
    .where(
      inArray(
        singleAppointmentEmployees.studioId,
        tenantStudios.map(({ id }) => id),
      ),
    )
    .orderBy(asc(singleAppointmentEmployees.employeeId));
  const people = [...new Set(bookable.map(({ employeeId }) => employeeId))];
  const benefitRows = stored.flatMap(({ id: benefitId }) =>
    people.map((employeeId) => ({ benefitId, employeeId })),
  );
  const hours = bookable.flatMap((employee) =>
    (workingHoursByTurn[people.indexOf(employee.employeeId) % workingHoursByTurn.length] ?? []).map(
      (times) => ({
        ...employee,
        ...times,
      }),
    ),
  );
  // A studio without bookable employees gets no working hours.
  if (benefitRows.length > 0) await db.insert(benefitEmployees).values(benefitRows);
  if (hours.length > 0) await db.insert(workingHours).values(hours);
  const offers = tenantStudios.flatMap(({ id: studioId }) =>
    stored.flatMap(({ id: benefitId, name }) => {
      const sample = sampleBenefits.find((one) => one.name === name);
      return sample ? [{ studioId, benefitId, ...toOffer(sample) }] : [];
    }),
  );
  if (offers.length > 0) await db.insert(singleAppointmentOffers).values(offers);
}

function toOffer({ offer: name, price, trial }: Sample) {
  const description = 'One appointment.';
  const about = { name, description, trialConfigurationId: trial ?? null };
  if (price === null)
    return { ...about, priceState: 'MEMBER_ONLY' as const, priceCents: null, paymentMethods: [] };
  if (price === 0)
    return { ...about, priceState: 'FREE' as const, priceCents: null, paymentMethods: [] };
  const paymentMethods: 'CREDIT_CARD'[] = ['CREDIT_CARD'];
  return { ...about, priceState: 'ONLINE_PAYMENT' as const, priceCents: price, paymentMethods };
}

/** Members with a pack of trainings in addition to their course options. */
const packHolders = ['member@northside.example', 'member@volt.example', 'member@arcade.example'];

async function addPacks(db: Database, tenant: string, benefitId: number, now: Date): Promise<void> {
  const holders = await db
    .select()
    .from(accounts)
    .where(
      inArray(
        accounts.email,
        packHolders.filter((email) => email.endsWith(`@${tenant}.example`)),
      ),
    );
  for (const { id: accountId } of holders)
    await db.insert(bookingOptions).values({
      accountId,
      tenant,
      type: 'PURCHASED_CONTINGENT',
      name: 'Pack of five trainings',
      categoryIds: [],
      benefitIds: [benefitId],
      remaining: 5,
      validUntil: addDays(dayIn('UTC', now), 200),
    });
}
