/** Trial sessions. The older forms of the calls say the same in other words; what they do is one thing. */
import type { ApiRequest, Handlers, Schemas, Services } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { takeRate } from '../limits/rates.ts';
import { studioOf } from '../studios/rules.ts';
import { bookTrialCourse, bookTrialSlot } from './book.ts';
import { leadOf, toLeadCustomer, trialAt } from './configuration.ts';
import { confirmTrial } from './confirm.ts';
import { toTrialConfig } from './view.ts';

type With<Body> = Pick<
  ApiRequest<'createPublicTrialSession'>,
  'account' | 'address' | 'context'
> & {
  body: Body;
};

async function config(
  { context, query }: Pick<ApiRequest<'getTrialSessionConfig'>, 'context' | 'query'>,
  { db }: Services,
) {
  const studio = await studioOf(db, query.organizationUnitId, context);
  return ok(await toTrialConfig(db, await trialAt(db, studio)));
}

async function leadConfig(
  { context, query }: Pick<ApiRequest<'getTrialSessionLeadConfig'>, 'context' | 'query'>,
  { db, clock }: Services,
) {
  const { studio } = await leadOf(db, query.uuid, context, clock.now());
  return ok(await toTrialConfig(db, await trialAt(db, studio)));
}

const slot = async (
  { body, ...visitor }: With<Schemas['CreateTrialSessionRequest']>,
  services: Services,
) => created(await bookTrialSlot(visitor, services, body, body));

const course = async (
  { body, ...visitor }: With<Schemas['CreateTrialCourseRequest']>,
  services: Services,
) => created(await bookTrialCourse(visitor, services, body, body));

const olderSlot = (
  { body, ...visitor }: With<Schemas['CalendarItemWithCustomerDto']>,
  services: Services,
) => {
  const { customer, ...wanted } = body;
  return slot({ ...visitor, body: { ...wanted, customerData: customer } }, services);
};

const olderCourse = (
  { body, ...visitor }: With<Schemas['CourseCalendarItemWithCustomerDto']>,
  services: Services,
) => {
  const { customer, ...wanted } = body;
  return course({ ...visitor, body: { ...wanted, customerData: customer } }, services);
};

export const trialSessionHandlers = {
  getTrialSessionConfig: config,
  getConfig: config,
  getTrialSessionLeadConfig: leadConfig,
  getBenefitTrialLeadConfig: leadConfig,

  async getTrialSessionLeadCustomer({ context, path }, { db, clock }) {
    const lead = await leadOf(db, path.uuid, context, clock.now());
    return ok(toLeadCustomer(lead, await trialAt(db, lead.studio)));
  },

  createTrialSession: slot,
  createPublicTrialSession: slot,
  createBenefitTrialSingleAppointment: slot,
  createBenefitTrialCourseAppointment: course,
  bookTrialSession: olderSlot,
  bookPublicTrialSession: olderSlot,
  bookBenefitTrialSingleAppointment: olderSlot,
  bookBenefitTrialCourseAppointment: olderCourse,

  async confirmBenefitTrial(request, services) {
    await takeRate(services, 'confirmTrial', request.address);
    return ok(await confirmTrial(request, services));
  },
} satisfies Partial<Handlers>;
