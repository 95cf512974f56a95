/** Benefits and their slots. Each call has a member and a public variant, which differ only in the account. */
import type { ApiRequest, Handlers, OperationId, Services } from '../../../platform/api.ts';
import { created, ok } from '../../../platform/api.ts';
import { checkPeriod } from '../../../platform/http/checkPeriod.ts';
import { addDays, dayIn } from '../../../platform/time.ts';
import { getStudio } from '../../studios/rules.ts';
import {
  benefitNotFound,
  findBenefit,
  loadStudioBenefits,
  loadBenefitStudios,
  findOfferedBenefit,
  type OfferedBenefit,
} from './benefits.ts';
import { loadOwnSlots } from './ownAppointments.ts';
import { appointmentNotFound, findSlot } from './findSlot.ts';
import { loadCalendarItem } from './singleBooking.ts';
import { loadFreeSlots, opensDaysBefore } from './slots.ts';
import {
  toAppointmentDays,
  toBenefitWithStudios,
  toBookableAppointment,
  toBookableBenefits,
  toBookableSlot,
  type Times,
} from './view.ts';
import { bookSlotWithOption, parseStart } from './bookSlotWithOption.ts';

type PublicRequest<Id extends OperationId> = Pick<
  ApiRequest<Id>,
  'context' | 'query' | 'path' | 'account'
>;

type AtStudio = { query: { organizationUnitId: number } } & Pick<
  PublicRequest<'getPublicAppointmentSlots'>,
  'context' | 'path'
>;

/** Finds the benefit of the path at the studio of the query. @throws 404 */
async function findRequestedBenefit(
  { context, path, query }: AtStudio,
  { db }: Pick<Services, 'db'>,
): Promise<OfferedBenefit> {
  const studio = await getStudio(db, query.organizationUnitId, context);
  return findOfferedBenefit(db, path.benefitId, studio);
}

async function listBenefits(
  { context, query, account }: PublicRequest<'listPublicBookableBenefits'>,
  { db, clock }: Services,
) {
  const studio = await getStudio(db, query.organizationUnitId, context);
  const offered = await loadStudioBenefits(db, studio);
  return ok(await toBookableBenefits(db, offered.slice(0, 200), { account, now: clock.now() }));
}

async function getBenefit({ context, path }: PublicRequest<'getPublicBenefit'>, { db }: Services) {
  const found = await findBenefit(db, path.benefitId, context);
  return ok(toBenefitWithStudios(found, await loadBenefitStudios(db, found)));
}

async function loadPeriodTimes(
  { query, account }: Pick<PublicRequest<'getPublicAppointmentSlots'>, 'query' | 'account'>,
  { db, clock }: Services,
  offered: OfferedBenefit,
): Promise<Times> {
  checkPeriod(query);
  const now = clock.now();
  return {
    free: await loadFreeSlots(db, offered, query, now),
    own: await loadOwnSlots(db, offered, account, query, now),
  };
}

/** Responds with slots of the requested benefit; the callbacks select and format them. */
async function respondWithTimes<
  Request extends AtStudio & Pick<PublicRequest<OperationId>, 'account'>,
  Answer,
>(
  request: Request,
  services: Services,
  loadTimes: (request: Request, services: Services, offered: OfferedBenefit) => Promise<Times>,
  toAnswer: (
    db: Services['db'],
    offered: OfferedBenefit,
    times: Times,
    reader: Pick<Request, 'account'> & { now: Date },
  ) => Promise<Answer>,
  offered?: OfferedBenefit,
) {
  const kind = offered ?? (await findRequestedBenefit(request, services));
  const reader = { account: request.account, now: services.clock.now() };
  const times = await loadTimes(request, services, kind);
  return ok(await toAnswer(services.db, kind, times, reader));
}

const getSlots = (request: PublicRequest<'getPublicAppointmentSlots'>, services: Services) =>
  respondWithTimes(request, services, loadPeriodTimes, toBookableAppointment);

const getDays = (request: PublicRequest<'getPublicAppointmentDays'>, services: Services) =>
  respondWithTimes(request, services, loadPeriodTimes, toAppointmentDays);

/** The price is that of the trial session offer. */
async function getTrialSlots(
  request: PublicRequest<'getPublicTrialSessionSlots'>,
  services: Services,
) {
  const offered = await findRequestedBenefit(request, services);
  const offer = offered.offers.find(({ trialConfigurationId }) => trialConfigurationId !== null);
  if (!offer) throw benefitNotFound();
  const asTrial: OfferedBenefit = { ...offered, offers: [offer] };
  return respondWithTimes(request, services, loadPeriodTimes, toBookableAppointment, asTrial);
}

async function loadNextTimes(
  {
    query,
    account,
  }: Pick<PublicRequest<'getPublicNextAvailableAppointmentSlots'>, 'query' | 'account'>,
  { db, clock }: Services,
  offered: OfferedBenefit,
): Promise<Times> {
  // Validation fills in the default; the type does not know.
  const { employeeId = [], limit = 10 } = query;
  const now = clock.now();
  const startDate = dayIn(offered.studio.zoneId, now);
  const period = { startDate, endDate: addDays(startDate, opensDaysBefore), employeeId };
  const own = await loadOwnSlots(db, offered, account, period, now);
  const booked = new Set(own.map(({ startsAt }) => startsAt.getTime()));
  const free = await loadFreeSlots(db, offered, period, now, limit + booked.size);
  return {
    free: free.filter(({ startsAt }) => !booked.has(startsAt.getTime())).slice(0, limit),
    own: [],
  };
}

const getNextSlots = (
  request: PublicRequest<'getPublicNextAvailableAppointmentSlots'>,
  services: Services,
) => respondWithTimes(request, services, loadNextTimes, toBookableAppointment);

const getNextDays = (
  request: PublicRequest<'getPublicNextAvailableAppointmentDays'>,
  services: Services,
) => respondWithTimes(request, services, loadNextTimes, toAppointmentDays);

async function getSlot(
  request: PublicRequest<'getPublicSingleAppointmentSlot'>,
  services: Services,
) {
  const { account, query } = request;
  const { db, clock } = services;
  const startsAt = parseStart(query);
  const offered = await findRequestedBenefit(request, services);
  const now = clock.now();
  const which = { startsAt, employeeId: query.employeeId ?? null };
  const found = await findSlot(db, offered, which, account, now);
  if (!found) throw appointmentNotFound();
  return ok(await toBookableSlot(db, offered, found, { account, now }));
}

export const singleAppointmentHandlers = {
  listBookableBenefits: listBenefits,
  listPublicBookableBenefits: listBenefits,
  getBenefit,
  getPublicBenefit: getBenefit,
  getTrialSessionSlots: getTrialSlots,
  getPublicTrialSessionSlots: getTrialSlots,
  getSingleAppointmentSlot: getSlot,
  getPublicSingleAppointmentSlot: getSlot,
  getAppointmentSlots: getSlots,
  getPublicAppointmentSlots: getSlots,
  getNextAvailableAppointmentSlots: getNextSlots,
  getPublicNextAvailableAppointmentSlots: getNextSlots,
  getAppointmentDays: getDays,
  getPublicAppointmentDays: getDays,
  getNextAvailableAppointmentDays: getNextDays,
  getPublicNextAvailableAppointmentDays: getNextDays,

  async bookSingle({ account, acting, body, context }, { db, clock }) {
    const now = clock.now();
    const { id } = await bookSlotWithOption(db, account.id, body, context, now, acting);
    return created(await loadCalendarItem(db, id, now));
  },
} satisfies Partial<Handlers>;
