/** Valid requests for trial sessions. */
import type { OperationId } from '../../src/platform/api.ts';
import type { Request } from '../harness/sandbox.ts';
import { type RequestSetup, withoutSetup } from './setup.ts';

const atStudio = { organizationUnitId: 1001 };
const lead = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1ad001';
const heldUuid = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1ad101';

const customerData = {
  firstname: 'Vic',
  lastname: 'Visitor',
  email: 'visitor@example.org',
  phone: '+49 30 0000002',
};
const person = { customerData, acceptedConsents: ['GENERAL_TERMS'] };
const slotRequest = {
  benefitId: 902,
  ...atStudio,
  startDateTime: '2026-11-26T10:00:00+01:00',
  employeeId: null,
};

const legacyPerson = { customer: customerData, acceptedConsents: ['GENERAL_TERMS'] };

const withLead =
  (request: Request): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('a lead', { uuid: lead, knows: 'everything' });
    return request;
  };

const slot =
  (request: Request): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('an appointment slot', { state: 'free' });
    return request;
  };

const course =
  (request: Request): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('a course appointment', { id: 50_001, price: 'trial', state: 'open' });
    return request;
  };

const slotBody = { ...slotRequest, ...person };
const legacySlotBody = { ...slotRequest, ...legacyPerson };

export const trialSessionsHappy = {
  getTrialSessionConfig: withoutSetup({ query: atStudio }),
  getConfig: withoutSetup({ query: atStudio }),
  getTrialSessionLeadConfig: withLead({ query: { uuid: lead } }),
  getBenefitTrialLeadConfig: withLead({ query: { uuid: lead } }),
  getTrialSessionLeadCustomer: withLead({ path: { uuid: lead } }),
  createTrialSession: slot({ as: 'visitor', body: slotBody }),
  createPublicTrialSession: slot({ body: slotBody }),
  bookTrialSession: slot({ as: 'visitor', body: legacySlotBody }),
  bookPublicTrialSession: slot({ body: legacySlotBody }),
  createBenefitTrialSingleAppointment: slot({ body: slotBody }),
  bookBenefitTrialSingleAppointment: slot({ body: legacySlotBody }),
  createBenefitTrialCourseAppointment: course({
    body: { courseAppointmentId: 50_001, ...person },
  }),
  bookBenefitTrialCourseAppointment: course({
    body: { courseAppointmentId: 50_001, ...legacyPerson },
  }),
  async confirmBenefitTrial(sandbox) {
    await sandbox.state('a held trial session', { uuid: heldUuid, state: 'held' });
    return { path: { uuid: heldUuid } };
  },
} satisfies Partial<Record<OperationId, RequestSetup>>;
