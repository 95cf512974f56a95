import { eq } from 'drizzle-orm';
import {
  bookingOptions,
  courses,
  offers,
  type courseAppointments,
} from '../domains/bookings/courses/tables.ts';
import { contractGrants, contracts } from '../domains/membershipOffers/tables.ts';
import { addMinutes } from '../platform/time.ts';
import {
  bookAtSameTime,
  bookPlace,
  computeStart,
  findDay,
  places,
  removeAppointment,
  setAppointment,
  waitingPlaces,
} from './appointments.ts';
import { setOffers } from './contractRows.ts';
import { membershipIds, twoClassesAWeek, yearRow } from './membershipRows.ts';
import { courseRows, prospect } from './rows.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId, present, type World } from './world.ts';

type Changes = Partial<typeof courseAppointments.$inferInsert>;
type SituationSetter = (world: World, id: number, changes: Changes) => Promise<void>;

const situationNames = [
  'open',
  'full',
  'full-waiting-list',
  'not-yet-bookable',
  'no-longer-bookable',
  'canceled',
  'booked-by-me',
  'booked-by-prospect',
  'clashing-for-me',
  'clashing-for-prospect',
] as const;

const flat = { paidWith: 'Course flat' };

const situations = {
  open: ({ db }, id, changes) => setAppointment(db, id, changes),
  full: ({ db }, id, changes) => setAppointment(db, id, changes, { booked: places, waiting: 3 }),
  'full-waiting-list': ({ db }, id, changes) =>
    setAppointment(db, id, changes, { booked: places, waiting: waitingPlaces }),
  'not-yet-bookable': ({ db }, id, changes) =>
    setAppointment(db, id, { ...changes, earliestBookingAt: addMinutes(present, 8 * 60) }),
  'no-longer-bookable': ({ db }, id, changes) =>
    setAppointment(db, id, { ...changes, latestBookingAt: addMinutes(present, -60) }),
  canceled: ({ db }, id, changes) =>
    setAppointment(db, id, { ...changes, status: 'CANCELED' }, { booked: 0 }),
  async 'booked-by-me'(world, id, changes) {
    await setAppointment(world.db, id, changes);
    await world.db
      .update(courses)
      .set({ cancelationRule: { hours: 2, late: 'FEE', feeCents: 800 } })
      .where(eq(courses.id, courseRows.course.id));
    await bookPlace(world.db, id, { accountId: currentAccountId(world), customerData: null }, flat);
  },
  async 'booked-by-prospect'(world, id, changes) {
    await setAppointment(world.db, id, changes);
    await bookPlace(world.db, id, { accountId: null, customerData: prospect }, flat);
  },
  async 'clashing-for-me'(world, id, changes) {
    await setAppointment(world.db, id, changes);
    const me = { accountId: currentAccountId(world), customerData: null };
    await bookAtSameTime(world.db, computeStart(id), me);
  },
  async 'clashing-for-prospect'({ db }, id, changes) {
    await setAppointment(db, id, changes);
    await bookAtSameTime(db, computeStart(id), { accountId: null, customerData: prospect });
  },
} satisfies Record<(typeof situationNames)[number], SituationSetter>;

const freeAppointment: Changes = { courseId: 402, priceState: 'FREE', priceCents: null };

const changesByPrice = {
  paid: {},
  free: freeAppointment,
  'free-offer': freeAppointment,
  trial: { trialConfigurationId: 1 },
} satisfies Record<string, Changes>;

/** Adds a contract that grants two visits a week, one of which is used in the week of the sample appointment. */
async function grantVisits({ db }: World, accountId: number): Promise<void> {
  const contractId = membershipIds.contract;
  await setOffers(db);
  await db.delete(contracts).where(eq(contracts.id, contractId));
  await db.insert(contracts).values({ ...yearRow, accountId });
  await db.insert(contractGrants).values({
    id: 805,
    contractId,
    terms: twoClassesAWeek,
  });
  // Friday of that week.
  await setAppointment(db, 50_002, {}, { booked: 0 });
  const paid = { grantId: 805, visit: 'USED' as const };
  await bookPlace(db, 50_002, { accountId, customerData: null }, paid);
}

export const courseStates = {
  async 'a course appointment'(world, params) {
    const id = params.integer('id');
    const price = params.oneOf('price', ['paid', 'free', 'free-offer', 'trial']);
    const setSituation = situations[params.oneOf('state', situationNames)];
    if (price === 'free-offer') await world.db.insert(offers).values(courseRows.freeOffer);
    await setSituation(world, id, changesByPrice[price]);
    return findDay(world.db, id);
  },

  async 'an event'({ db }, params) {
    const id = params.integer('id');
    await setAppointment(db, id, { courseId: courseRows.event.id });
    return findDay(db, id);
  },

  'no course appointment': ({ db }, params) => removeAppointment(db, params.integer('id')),

  async 'booking options'(world, params) {
    const { db } = world;
    const me = currentAccountId(world);
    const kind = params.oneOf('kind', [
      'fitting',
      'used-up',
      'trainings',
      'trial',
      'granted',
      'none',
    ]);
    await db.delete(bookingOptions).where(eq(bookingOptions.accountId, me));
    if (kind === 'none') return;
    if (kind === 'granted') {
      await grantVisits(world, me);
      return;
    }
    const owner = { accountId: me, tenant: 'northside', categoryIds: [] };
    const validUntil = '2027-06-30';
    if (kind === 'trainings') {
      await db.insert(bookingOptions).values({
        ...owner,
        id: 804,
        type: 'PURCHASED_CONTINGENT',
        name: 'Pack of trainings',
        benefitIds: [901],
        remaining: 5,
        validUntil: '2027-06-30',
      });
      return;
    }
    if (kind === 'trial') {
      await db.insert(bookingOptions).values({
        ...owner,
        id: 805,
        type: 'TRIAL_CONTINGENT',
        name: 'Trial visit',
        benefitIds: [902],
        remaining: 1,
      });
      return;
    }
    const flat = { ...owner, id: 801, type: 'FLAT_CONTINGENT', name: 'Course flat' } as const;
    const trial = { ...owner, id: 803, type: 'TRIAL_CONTINGENT', name: 'Trial visit' } as const;
    await db.insert(bookingOptions).values([
      {
        ...flat,
        remaining: kind === 'used-up' ? 0 : null,
        validFrom: '2026-01-01',
        validUntil,
      },
      { ...trial, remaining: kind === 'used-up' ? 0 : 1 },
    ]);
  },
} satisfies Partial<States>;
