/** Kinds of appointments and their slots. Each call has a form for members and a public twin; what differs is whether there is an account. */
import type { ApiRequest, Handlers, OperationId, Services } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { addDays, dayIn } from '../../time.ts';
import { checkPeriod } from '../courses/appointments.ts';
import { studioOf } from '../studios/rules.ts';
import {
  benefitNotFound,
  benefitOf,
  benefitsAt,
  offeredAnywhere,
  offeredAt,
  type OfferedBenefit,
} from './benefits.ts';
import { ownSlots } from './mine.ts';
import { appointmentNotFound, findSlot } from './oneSlot.ts';
import { toCalendarItemFor } from './singleBooking.ts';
import { freeSlots, opensDays } from './slots.ts';
import {
  toAppointmentDays,
  toBenefitWithStudios,
  toBookableAppointment,
  toBookableBenefits,
  toBookableSlot,
  type Times,
} from './view.ts';
import { bookSlotWithOption, startOf } from './withOption.ts';

type PublicRequest<Id extends OperationId> = Pick<
  ApiRequest<Id>,
  'context' | 'query' | 'path' | 'account'
>;

type AtStudio = { query: { organizationUnitId: number } } & Pick<
  PublicRequest<'getPublicAppointmentSlots'>,
  'context' | 'path'
>;

/** The kind of the path at the studio of the query. @throws 404 */
async function wanted(
  { context, path, query }: AtStudio,
  { db }: Pick<Services, 'db'>,
): Promise<OfferedBenefit> {
  const studio = await studioOf(db, query.organizationUnitId, context);
  return offeredAt(db, path.benefitId, studio);
}

async function benefits(
  { context, query, account }: PublicRequest<'listPublicBookableBenefits'>,
  { db, clock }: Services,
) {
  const studio = await studioOf(db, query.organizationUnitId, context);
  const offered = await benefitsAt(db, studio);
  return ok(await toBookableBenefits(db, offered.slice(0, 200), { account, now: clock.now() }));
}

async function benefit({ context, path }: PublicRequest<'getPublicBenefit'>, { db }: Services) {
  const found = await benefitOf(db, path.benefitId, context);
  return ok(toBenefitWithStudios(found, await offeredAnywhere(db, found)));
}

async function ofPeriod(
  { query, account }: Pick<PublicRequest<'getPublicAppointmentSlots'>, 'query' | 'account'>,
  { db, clock }: Services,
  offered: OfferedBenefit,
): Promise<Times> {
  checkPeriod(query);
  const now = clock.now();
  return {
    free: await freeSlots(db, offered, query, now),
    own: await ownSlots(db, offered, account, query, now),
  };
}

/** Answers with the slots of the kind that is wanted: which of them, and in which form. */
async function answered<
  Request extends AtStudio & Pick<PublicRequest<OperationId>, 'account'>,
  Answer,
>(
  request: Request,
  services: Services,
  timesOf: (request: Request, services: Services, offered: OfferedBenefit) => Promise<Times>,
  toAnswer: (
    db: Services['db'],
    offered: OfferedBenefit,
    times: Times,
    reader: Pick<Request, 'account'> & { now: Date },
  ) => Promise<Answer>,
  offered?: OfferedBenefit,
) {
  const kind = offered ?? (await wanted(request, services));
  const reader = { account: request.account, now: services.clock.now() };
  const times = await timesOf(request, services, kind);
  return ok(await toAnswer(services.db, kind, times, reader));
}

const slots = (request: PublicRequest<'getPublicAppointmentSlots'>, services: Services) =>
  answered(request, services, ofPeriod, toBookableAppointment);

const days = (request: PublicRequest<'getPublicAppointmentDays'>, services: Services) =>
  answered(request, services, ofPeriod, toAppointmentDays);

/** The offer by which a studio gives a kind away as a trial session is the one that says what it costs. */
async function trial(request: PublicRequest<'getPublicTrialSessionSlots'>, services: Services) {
  const offered = await wanted(request, services);
  const offer = offered.offers.find(({ trialConfigurationId }) => trialConfigurationId !== null);
  if (!offer) throw benefitNotFound();
  const asTrial: OfferedBenefit = { ...offered, offers: [offer] };
  return answered(request, services, ofPeriod, toBookableAppointment, asTrial);
}

async function next(
  {
    query,
    account,
  }: Pick<PublicRequest<'getPublicNextAvailableAppointmentSlots'>, 'query' | 'account'>,
  { db, clock }: Services,
  offered: OfferedBenefit,
): Promise<Times> {
  const { employeeId = [], limit } = query;
  const now = clock.now();
  const startDate = dayIn(offered.studio.zoneId, now);
  const period = { startDate, endDate: addDays(startDate, opensDays), employeeId };
  const own = await ownSlots(db, offered, account, period, now);
  const booked = new Set(own.map(({ startsAt }) => startsAt.getTime()));
  const free = await freeSlots(db, offered, period, now);
  return {
    free: free.filter(({ startsAt }) => !booked.has(startsAt.getTime())).slice(0, limit),
    own: [],
  };
}

const nextSlots = (
  request: PublicRequest<'getPublicNextAvailableAppointmentSlots'>,
  services: Services,
) => answered(request, services, next, toBookableAppointment);

const nextDays = (
  request: PublicRequest<'getPublicNextAvailableAppointmentDays'>,
  services: Services,
) => answered(request, services, next, toAppointmentDays);

async function slot(request: PublicRequest<'getPublicSingleAppointmentSlot'>, services: Services) {
  const { account, query } = request;
  const { db, clock } = services;
  const startsAt = startOf(query);
  const offered = await wanted(request, services);
  const now = clock.now();
  const which = { startsAt, employeeId: query.employeeId ?? null };
  const found = await findSlot(db, offered, which, account, now);
  if (!found) throw appointmentNotFound();
  return ok(await toBookableSlot(db, offered, found, { account, now }));
}

export const singleAppointmentHandlers = {
  listBookableBenefits: benefits,
  listPublicBookableBenefits: benefits,
  getBenefit: benefit,
  getPublicBenefit: benefit,
  getTrialSessionSlots: trial,
  getPublicTrialSessionSlots: trial,
  getSingleAppointmentSlot: slot,
  getPublicSingleAppointmentSlot: slot,
  getAppointmentSlots: slots,
  getPublicAppointmentSlots: slots,
  getNextAvailableAppointmentSlots: nextSlots,
  getPublicNextAvailableAppointmentSlots: nextSlots,
  getAppointmentDays: days,
  getPublicAppointmentDays: days,
  getNextAvailableAppointmentDays: nextDays,
  getPublicNextAvailableAppointmentDays: nextDays,

  async bookSingle({ account, acting, body, context }, { db, clock }) {
    const now = clock.now();
    const { id } = await bookSlotWithOption(db, account.id, body, context, now, acting);
    return created(await toCalendarItemFor(db, id, now));
  },
} satisfies Partial<Handlers>;
