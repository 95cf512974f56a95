/** Valid requests for trial sessions. */
import type { OperationId } from '../../src/server/api.ts';
import type { Request } from '../harness/sandbox.ts';
import { type Happy, plain } from './setup.ts';

const atStudio = { organizationUnitId: 1001 };
const lead = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1ad001';
const held = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1ad101';

const customerData = {
  firstname: 'Vic',
  lastname: 'Visitor',
  email: 'visitor@example.org',
  phone: '+49 30 0000002',
};
const person = { customerData, acceptedConsents: ['GENERAL_TERMS'] };
const slotWanted = {
  benefitId: 902,
  ...atStudio,
  startDateTime: '2026-11-26T10:00:00+01:00',
  employeeId: null,
};

const older = { customer: customerData, acceptedConsents: ['GENERAL_TERMS'] };

const known =
  (request: Request): Happy =>
  async (sandbox) => {
    await sandbox.state('a lead', { uuid: lead, knows: 'everything' });
    return request;
  };

const slot =
  (request: Request): Happy =>
  async (sandbox) => {
    await sandbox.state('an appointment slot', { state: 'free' });
    return request;
  };

const course =
  (request: Request): Happy =>
  async (sandbox) => {
    await sandbox.state('a course appointment', { id: 50_001, price: 'trial', state: 'open' });
    return request;
  };

const now = { ...slotWanted, ...person };
const before = { ...slotWanted, ...older };

export const trialSessionsHappy = {
  getTrialSessionConfig: plain({ query: atStudio }),
  getConfig: plain({ query: atStudio }),
  getTrialSessionLeadConfig: known({ query: { uuid: lead } }),
  getBenefitTrialLeadConfig: known({ query: { uuid: lead } }),
  getTrialSessionLeadCustomer: known({ path: { uuid: lead } }),
  createTrialSession: slot({ as: 'visitor', body: now }),
  createPublicTrialSession: slot({ body: now }),
  bookTrialSession: slot({ as: 'visitor', body: before }),
  bookPublicTrialSession: slot({ body: before }),
  createBenefitTrialSingleAppointment: slot({ body: now }),
  bookBenefitTrialSingleAppointment: slot({ body: before }),
  createBenefitTrialCourseAppointment: course({
    body: { courseAppointmentId: 50_001, ...person },
  }),
  bookBenefitTrialCourseAppointment: course({
    body: { courseAppointmentId: 50_001, ...older },
  }),
  async confirmBenefitTrial(sandbox) {
    await sandbox.state('a held trial session', { uuid: held, state: 'held' });
    return { path: { uuid: held } };
  },
} satisfies Partial<Record<OperationId, Happy>>;
