/** The sample loyalty program and the member's points and redemptions. */
import type {
  loyaltyLevels,
  loyaltyPremiums,
  loyaltyRedemptions,
} from '../domains/loyalty/tables.ts';
import type { loyaltyActivities, loyaltyPoints } from '../domains/points/tables.ts';
import { customerRow } from './rows.ts';
import type { rewardGrants } from '../domains/memberships/tables.ts';

/** Ids of the sample rewards. */
export const assignmentIds = {
  redeemed: 98_101,
  credit: 98_102,
  expensive: 98_103,
  level: 98_104,
  expired: 98_105,
  free: 98_106,
  voucher: 98_107,
};

const tenant = 'northside';
const owner = { customerId: customerRow.id };
const joinedAt = new Date('2025-11-02T10:00:00+01:00');
const redeemedAt = new Date('2026-06-10T09:00:00+02:00');
const deskText = 'Show this at the desk.';

const premiums = [
  {
    id: assignmentIds.redeemed,
    type: 'CUSTOM',
    name: 'Protein bar',
    description: 'Whichever you like.',
    redemptionText: deskText,
    points: 80,
  },
  {
    id: assignmentIds.credit,
    type: 'CONSUMPTION_CREDIT',
    name: '10 euros to spend',
    description: 'At the bar and in the shop.',
    redemptionText: 'It is in your credit at once.',
    amountCents: 1000,
    points: 400,
  },
  {
    id: assignmentIds.expensive,
    type: 'CUSTOM',
    name: 'Hoodie',
    description: 'With the sign of the studio.',
    redemptionText: deskText,
    points: 1000,
  },
  {
    id: assignmentIds.level,
    type: 'BENEFIT',
    name: 'Personal training',
    description: 'An hour with a trainer of your own.',
    redemptionText: 'Choose a time at the desk.',
    points: 300,
    levelId: 98_003,
  },
  {
    id: assignmentIds.expired,
    type: 'CUSTOM',
    name: 'Towel',
    description: 'Soft and large.',
    redemptionText: deskText,
    points: 200,
    validUntil: '2026-10-31',
  },
  {
    id: assignmentIds.free,
    type: 'FREE_PERIOD',
    name: 'A week for nothing',
    description: 'You pay nothing for a week.',
    redemptionText: 'It is taken off your next payment.',
    period: { term: 1, termUnit: 'WEEK' },
    points: 450,
  },
  {
    id: assignmentIds.voucher,
    type: 'CONTRACT_VOUCHER',
    name: 'A voucher for a friend',
    description: '20 euros off a new contract.',
    redemptionText: 'Give the code to your friend.',
    amountCents: 2000,
    points: 150,
  },
] satisfies Omit<typeof loyaltyPremiums.$inferInsert, 'tenant'>[];

const earned = { ...owner, type: 'EARNED' } as const;

export const loyaltyRows = {
  joinedAt,
  program: {
    tenant,
    title: 'Northside Rewards',
    headline: 'Points for what you do anyway',
    text: 'Collect points, and **choose** what you want for them.',
    teaser: 'Join and get points for every class.',
    advantages: ['Points for every class', 'Rewards from 80 points'],
    pointsExpiry: { term: 12, termUnit: 'MONTH' as const },
    expiresAtYearEnd: false,
  },
  levels: [
    { id: 98_001, tenant, name: 'Bronze', description: 'Points for every class.', threshold: 0 },
    {
      id: 98_002,
      tenant,
      name: 'Silver',
      description: 'A towel with every visit.',
      threshold: 500,
    },
    {
      id: 98_003,
      tenant,
      name: 'Gold',
      description: 'Bring a friend for nothing.',
      threshold: 2000,
    },
  ] satisfies (typeof loyaltyLevels.$inferInsert)[],
  activities: [
    {
      id: 98_011,
      tenant,
      type: 'REGISTRATION',
      name: 'Welcome',
      description: 'Join the program.',
      points: 100,
      position: 1,
    },
    {
      id: 98_012,
      tenant,
      type: 'REFERRAL',
      name: 'Bring somebody along',
      description: 'Somebody signs with your code.',
      points: 500,
      position: 3,
    },
    {
      id: 98_013,
      tenant,
      type: 'COURSE_BOOKING',
      name: 'Take part in a class',
      description: 'Book a class and come.',
      points: 20,
      position: 2,
    },
  ] satisfies (typeof loyaltyActivities.$inferInsert)[],
  premiums: premiums.map((premium) => ({ ...premium, tenant })),
  points: [
    {
      ...earned,
      name: 'Welcome',
      points: 100,
      day: '2025-11-02',
      expiresOn: '2026-11-02',
      event: 'REGISTRATION',
      bookedAt: joinedAt,
    },
    {
      ...earned,
      name: 'Bring somebody along',
      points: 500,
      day: '2026-03-05',
      expiresOn: '2027-03-05',
      event: 'CONTRACT 1',
      bookedAt: new Date('2026-03-05T18:00:00+01:00'),
    },
    {
      ...owner,
      type: 'REDEEMED',
      name: 'Protein bar',
      points: -80,
      day: '2026-06-10',
      event: 'REDEMPTION 1',
      bookedAt: redeemedAt,
    },
    {
      ...earned,
      name: 'Take part in a class',
      points: 20,
      day: '2026-11-20',
      expiresOn: '2027-11-20',
      event: 'BOOKING 1',
      bookedAt: new Date('2026-11-20T19:00:00+01:00'),
    },
  ] satisfies (typeof loyaltyPoints.$inferInsert)[],
  /** Points that reach the highest level. */
  highestLevelPoints: [
    {
      ...earned,
      name: 'Take part in a class',
      points: 2000,
      day: '2026-11-20',
      expiresOn: '2027-11-20',
      event: 'BOOKING 2',
      bookedAt: new Date('2026-11-20T20:00:00+01:00'),
    },
  ] satisfies (typeof loyaltyPoints.$inferInsert)[],
  grant: {
    ...owner,
    id: 88_001,
    type: 'CUSTOM',
    name: 'Protein bar',
    currency: 'EUR',
    zoneId: 'Europe/Berlin',
    grantedAt: redeemedAt,
  } satisfies typeof rewardGrants.$inferInsert,
  redemption: {
    ...owner,
    id: '8b1f2c3d-4e5a-4b6c-8d7e-9f0a1b2c3d00',
    premiumId: assignmentIds.redeemed,
    points: 80,
    balance: 520,
    redeemedAt,
    grantId: 88_001,
  } satisfies typeof loyaltyRedemptions.$inferInsert,
};
