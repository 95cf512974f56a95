/** Idle periods of sample members: required documents, and one period of each state. */
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { loadOffers } from '../domains/membershipOffers/offers.ts';
import { defaultRules } from '../domains/idlePeriods/rules.ts';
import { idlePeriodRules } from '../domains/idlePeriods/tables.ts';
import { idlePeriods } from '../domains/memberships/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { addDays, dayIn, instantAt } from '../platform/time.ts';
import { chargePastMonths, findHolder, firstOfMonth, signContract } from './memberContracts.ts';

/**
 * Signs a contract that has run for some months. @returns null when the studio, the account or the offer does not
 * exist
 */
async function signSampleContract(
  db: Database,
  now: Date,
  {
    studioId,
    email,
    months,
    ...signed
  }: { studioId: number; email: string; months: number; uuid: string; contractNumber: string },
) {
  const [studio] = await db.select().from(studios).where(eq(studios.id, studioId));
  const holder = studio && (await findHolder(db, email, studio.tenant));
  if (!holder) return null;
  const today = dayIn(studio.zoneId, now);
  const startDate = firstOfMonth(today, months);
  const offers = await loadOffers(db, studio, today);
  const sample = { ...signed, offer: 'Basic', term: 0, modules: [], startDate };
  const contractId = await signContract(db, studio, offers, holder, sample);
  return contractId === null ? null : { studio, contractId, today, startDate };
}

/** Adds a member with a past, a rejected, a current and a pending idle period. */
async function seedStates(db: Database, now: Date): Promise<void> {
  const contract = await signSampleContract(db, now, {
    studioId: 1001,
    email: 'pack@northside.example',
    months: 10,
    uuid: '3b9d1c52-6f0e-4a87-9c14-5d2e7a8b0c04',
    contractNumber: 'NO1001-W6Z3KQ8M2T',
  });
  if (!contract) return;
  const { studio, contractId, today, startDate } = contract;
  const toRow = (from: number, until: number, requestDay: number) => {
    const requestedAt = instantAt(studio.zoneId, addDays(today, requestDay), '18:30');
    return {
      contractId,
      startDate: addDays(today, from),
      endDate: addDays(today, until),
      lengthensTerm: true,
      documentAttached: false,
      requestedAt,
      decidedAt: requestedAt,
    };
  };
  await db.insert(idlePeriods).values([
    { ...toRow(-200, -180, -215), state: 'ACCEPTED' },
    {
      ...toRow(-120, -100, -135),
      state: 'REJECTED',
      rejectionReason: 'Please bring a note of your doctor.',
    },
    { ...toRow(-10, 20, -30), state: 'ACCEPTED' },
    { ...toRow(60, 90, 0), state: 'PENDING', requestedAt: now, decidedAt: null },
  ]);
  await chargePastMonths(db, contractId, studio, startDate, today);
}

/** Adds rules of a studio that requires a document, and a contract of one of its members. */
async function seedDocument(db: Database, now: Date): Promise<void> {
  const contract = await signSampleContract(db, now, {
    studioId: 2003,
    email: 'member@volt.example',
    months: 4,
    uuid: '3b9d1c52-6f0e-4a87-9c14-5d2e7a8b0c05',
    contractNumber: 'VO2003-H9R4TX7K2P',
  });
  if (!contract) return;
  const { studio, contractId, startDate, today } = contract;
  await db
    .insert(idlePeriodRules)
    .values({
      ...defaultRules,
      studioId: studio.id,
      leadTime: { term: 2, termUnit: 'WEEK' },
      minimumLength: { term: 1, termUnit: 'MONTH' },
      lengthensTerm: false,
      documentRequired: true,
      documentDescription: 'A note of your doctor, or proof that you are away.',
    })
    .onConflictDoNothing();
  await chargePastMonths(db, contractId, studio, startDate, today);
}

export async function seedIdlePeriods(db: Database, now: Date): Promise<void> {
  await seedStates(db, now);
  await seedDocument(db, now);
}
