/** Trial sessions. The legacy calls differ only in their request format. */
import type { ApiRequest, Handlers, Schemas, Services } from '../../../platform/api.ts';
import { created, ok } from '../../../platform/api.ts';
import { enforceRateLimit } from '../../limits/rates.ts';
import { getStudio } from '../../studios/rules.ts';
import { bookTrialCourse, bookTrialSlot } from './book.ts';
import { getLead, toLeadCustomer, getTrial } from './configuration.ts';
import { confirmTrial } from './confirm.ts';
import { toTrialConfig } from './view.ts';

type VisitorRequest<Body> = Pick<
  ApiRequest<'createPublicTrialSession'>,
  'account' | 'address' | 'context'
> & {
  body: Body;
};

async function getConfig(
  { context, query }: Pick<ApiRequest<'getTrialSessionConfig'>, 'context' | 'query'>,
  { db }: Services,
) {
  const studio = await getStudio(db, query.organizationUnitId, context);
  return ok(await toTrialConfig(db, await getTrial(db, studio)));
}

async function getLeadConfig(
  { context, query }: Pick<ApiRequest<'getTrialSessionLeadConfig'>, 'context' | 'query'>,
  { db, clock }: Services,
) {
  const { studio } = await getLead(db, query.uuid, context, clock.now());
  return ok(await toTrialConfig(db, await getTrial(db, studio)));
}

const bookSlot = async (
  { body, ...visitor }: VisitorRequest<Schemas['CreateTrialSessionRequest']>,
  services: Services,
) => created(await bookTrialSlot(visitor, services, body, body));

const bookCourse = async (
  { body, ...visitor }: VisitorRequest<Schemas['CreateTrialCourseRequest']>,
  services: Services,
) => created(await bookTrialCourse(visitor, services, body, body));

const bookSlotLegacy = (
  { body, ...visitor }: VisitorRequest<Schemas['CalendarItemWithCustomerDto']>,
  services: Services,
) => {
  const { customer, ...booking } = body;
  return bookSlot({ ...visitor, body: { ...booking, customerData: customer } }, services);
};

const bookCourseLegacy = (
  { body, ...visitor }: VisitorRequest<Schemas['CourseCalendarItemWithCustomerDto']>,
  services: Services,
) => {
  const { customer, ...booking } = body;
  return bookCourse({ ...visitor, body: { ...booking, customerData: customer } }, services);
};

export const trialSessionHandlers = {
  getTrialSessionConfig: getConfig,
  getConfig,
  getTrialSessionLeadConfig: getLeadConfig,
  getBenefitTrialLeadConfig: getLeadConfig,

  async getTrialSessionLeadCustomer({ context, path }, { db, clock }) {
    const lead = await getLead(db, path.uuid, context, clock.now());
    return ok(toLeadCustomer(lead, await getTrial(db, lead.studio)));
  },

  createTrialSession: bookSlot,
  createPublicTrialSession: bookSlot,
  createBenefitTrialSingleAppointment: bookSlot,
  createBenefitTrialCourseAppointment: bookCourse,
  bookTrialSession: bookSlotLegacy,
  bookPublicTrialSession: bookSlotLegacy,
  bookBenefitTrialSingleAppointment: bookSlotLegacy,
  bookBenefitTrialCourseAppointment: bookCourseLegacy,

  async confirmBenefitTrial(request, services) {
    await enforceRateLimit(services, 'confirmTrial', request.address);
    return ok(await confirmTrial(request, services));
  },
} satisfies Partial<Handlers>;
