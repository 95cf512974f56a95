/** Loyalty programs of two chains and their members; the chain `arcade` has none. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { tenants } from '../domains/brands/tables.ts';
import { expiryDay } from '../domains/points/earning.ts';
import { loyaltyLevels, loyaltyPremiums, loyaltyRedemptions } from '../domains/loyalty/tables.ts';
import {
  loyaltyActivities,
  loyaltyMembers,
  loyaltyPoints,
  loyaltyPrograms,
} from '../domains/points/tables.ts';
import { grantReward } from '../domains/rewards/grant.ts';
import { studios } from '../domains/studios/tables.ts';
import { addDays, dayIn, instantAt } from '../platform/time.ts';
import { findMember } from './findMember.ts';

const programs = [
  {
    tenant: 'northside',
    title: 'Northside Rewards',
    headline: 'Points for what you do anyway',
    text: 'Every class you take and every friend you bring earns points. Choose **what you want** for them: something to drink, credit to spend, or a week for nothing.\n\nPoints count for twelve months.',
    teaser: 'Collect points with every class and choose what you want for them.',
    advantages: ['Points for every class', 'Rewards from 80 points', 'Three levels to reach'],
    pointsExpiry: { term: 12, termUnit: 'MONTH' },
    expiresAtYearEnd: false,
    confirmationRequired: false,
  },
  {
    tenant: 'volt',
    title: 'Volt Club',
    headline: 'For those who come often',
    text: 'Points count until the end of the next year.',
    teaser: 'Join the club. We confirm it within a day.',
    advantages: ['Points for every class'],
    pointsExpiry: { term: 1, termUnit: 'YEAR' },
    expiresAtYearEnd: true,
    confirmationRequired: true,
  },
] satisfies (typeof loyaltyPrograms.$inferInsert)[];

const levels = [
  { name: 'Bronze', description: 'You collect points.', threshold: 0 },
  { name: 'Silver', description: 'A towel with every visit.', threshold: 500 },
  { name: 'Gold', description: 'Bring a friend for nothing on Sundays.', threshold: 2000 },
];

const activities = [
  {
    type: 'REGISTRATION',
    name: 'Welcome',
    description: 'Join the program.',
    points: 100,
    position: 1,
  },
  {
    type: 'COURSE_BOOKING',
    name: 'Take part in a class',
    description: 'Book a class here and come. The points are yours when it is over.',
    points: 20,
    position: 2,
  },
  {
    type: 'REFERRAL',
    name: 'Bring somebody along',
    description: 'Somebody signs a contract with your code.',
    points: 500,
    position: 3,
  },
] satisfies Omit<typeof loyaltyActivities.$inferInsert, 'tenant'>[];

const deskText = 'Show this page at the desk.';

const premiums = [
  {
    type: 'CUSTOM',
    name: 'Protein bar',
    description: 'Whichever you like.',
    redemptionText: deskText,
    points: 80,
  },
  {
    type: 'CUSTOM',
    name: 'Summer towel',
    description: 'Soft and large. There were twenty of them.',
    redemptionText: deskText,
    points: 200,
    stock: 0,
  },
  {
    type: 'CONTRACT_VOUCHER',
    name: 'A voucher for a friend',
    description: '20 off the first payment of a new contract.',
    redemptionText: 'You get a code that your friend enters when signing.',
    amountCents: 2000,
    points: 250,
  },
  {
    type: 'CONSUMPTION_CREDIT',
    name: '10 to spend',
    description: 'At the bar and in the shop.',
    redemptionText: 'It is added to your credit at once.',
    amountCents: 1000,
    points: 300,
  },
  {
    type: 'FREE_PERIOD',
    name: 'A week for nothing',
    description: 'You pay nothing for a week of your contract.',
    redemptionText: 'It is taken off the payment that you choose.',
    period: { term: 1, termUnit: 'WEEK' },
    points: 450,
  },
  {
    type: 'CREDIT',
    name: '15 off',
    description: 'Off what you owe next.',
    redemptionText: 'It is taken off your account at once.',
    amountCents: 1500,
    points: 2500,
  },
] satisfies Omit<typeof loyaltyPremiums.$inferInsert, 'tenant'>[];

async function seedPrograms(db: Database): Promise<void> {
  const existing = await db.select({ name: tenants.name }).from(tenants);
  const names = new Set(existing.map(({ name }) => name));
  for (const program of programs) {
    const { tenant } = program;
    if (!names.has(tenant)) continue;
    await db.insert(loyaltyPrograms).values(program);
    const inserted = await db
      .insert(loyaltyLevels)
      .values(levels.map((level) => ({ ...level, tenant })))
      .returning();
    await db.insert(loyaltyActivities).values(activities.map((one) => ({ ...one, tenant })));
    const gold = inserted.find(({ name }) => name === 'Gold');
    await db.insert(loyaltyPremiums).values([
      ...premiums.map((premium) => ({ ...premium, tenant })),
      {
        tenant,
        type: 'BENEFIT',
        name: 'Personal training',
        description: 'An hour with a trainer of your own.',
        redemptionText: 'Choose a time at the desk.',
        points: 400,
        levelId: gold?.id ?? null,
      },
    ]);
  }
}

/** Points that the sample member earned, by days ago. */
const earned = [
  { name: 'Welcome', points: 100, days: 360 },
  { name: 'Take part in a class', points: 20, days: 352 },
  { name: 'Bring somebody along', points: 500, days: 200 },
  { name: 'Take part in a class', points: 20, days: 40 },
  { name: 'Take part in a class', points: 20, days: 12 },
];

/** Registers `member@northside.example` with a redemption, and with points that expire soon. */
async function seedMember(db: Database, now: Date): Promise<void> {
  const customer = await findMember(db, 'member@northside.example', 'northside');
  const [studio] = await db.select().from(studios).where(eq(studios.id, 1001));
  const [program] = programs;
  if (!customer || !studio || !program) return;
  const today = dayIn(studio.zoneId, now);
  const at = (days: number) => instantAt(studio.zoneId, addDays(today, -days), '18:00');
  const owner = { customerId: customer.id };
  await db.insert(loyaltyMembers).values({ ...owner, joinedAt: at(360), registeredAt: at(360) });
  await db.insert(loyaltyPoints).values(
    earned.map(({ name, points, days }) => ({
      ...owner,
      type: 'EARNED' as const,
      name,
      points,
      day: addDays(today, -days),
      expiresOn: expiryDay(addDays(today, -days), program),
      event: `SAMPLE ${days}`,
      bookedAt: at(days),
    })),
  );
  const [bar] = await db
    .select()
    .from(loyaltyPremiums)
    .where(and(eq(loyaltyPremiums.tenant, 'northside'), eq(loyaltyPremiums.name, 'Protein bar')));
  if (!bar) return;
  const id = '8b1f2c3d-4e5a-4b6c-8d7e-9f0a1b2c3e01';
  const grant = { reward: bar, customer, studio, membership: null };
  const grantId = await grantReward(db, grant, null, at(90));
  await db.insert(loyaltyPoints).values({
    ...owner,
    type: 'REDEEMED',
    name: bar.name,
    points: -bar.points,
    day: addDays(today, -90),
    event: `REDEMPTION ${id}`,
    bookedAt: at(90),
  });
  await db.insert(loyaltyRedemptions).values({
    ...owner,
    id,
    premiumId: bar.id,
    points: bar.points,
    balance: 540,
    redeemedAt: at(90),
    grantId,
  });
}

/** Adds programs and their members; the registration of `member@volt.example` is pending. */
export async function seedLoyalty(db: Database, now: Date): Promise<void> {
  await seedPrograms(db);
  await seedMember(db, now);
  const waits = await findMember(db, 'member@volt.example', 'volt');
  if (waits)
    await db
      .insert(loyaltyMembers)
      .values({ customerId: waits.id, joinedAt: now, registeredAt: null });
}
