/** One rule of each kind; everything else has the usual one. */
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { courses } from '../domains/bookings/courses/tables.ts';
import { benefits } from '../domains/bookings/singleAppointments/tables.ts';
import type { CancelationRule } from '../domains/studios/cancelationRule.ts';

const courseRules: [string[], CancelationRule][] = [
  [
    ['Reformer Pilates', 'Heavy Lifting', 'Climbing Technique'],
    { hours: 6, late: 'FORFEITED', feeCents: null },
  ],
  [
    ['Indoor Cycling', 'Cycling Endurance', 'Power Ride', 'Long Ride'],
    { hours: 12, late: 'FEE', feeCents: 800 },
  ],
  [
    ['Nutrition Evening', 'Nutrition Talk', 'Boulder Film Evening'],
    { hours: 48, late: 'NOT_POSSIBLE', feeCents: null },
  ],
];

export async function seedCancelationRules(db: Database): Promise<void> {
  for (const [names, cancelationRule] of courseRules)
    await db.update(courses).set({ cancelationRule }).where(inArray(courses.name, names));
  await db
    .update(benefits)
    .set({ cancelationRule: { hours: 24, late: 'FEE', feeCents: 2000 } })
    .where(eq(benefits.name, 'Body Check'));
}
