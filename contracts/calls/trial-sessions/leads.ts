import {
  getBenefitTrialLeadConfig,
  getTrialSessionLeadConfig,
  getTrialSessionLeadCustomer,
} from '@studio-portal/sdk/api/trial-sessions';
import { state, type StateParams } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET } from '../../src/wire.ts';
import { fixed } from './configuration.ts';
import { noSingleAppointments, trial } from './given.ts';

const uuid = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1ad001';
const unknown = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1adfff';
const noLead = state('no lead', { uuid: unknown });
const lead = (knows: StateParams<'a lead'>['knows']) => state('a lead', { uuid, knows });

const configRows = (path: string, call: (params: { uuid: string }) => Promise<unknown>) => {
  const ask = (id: string) => ({
    call: () => call({ uuid: id }),
    request: GET(path, { query: { uuid: id } }),
  });
  const known = lead('everything');
  return {
    200: [
      { ...ask(uuid), given: [trial('free'), known], example: 'freeTrialConfig', exactly: fixed },
      {
        ...ask(uuid),
        given: [trial('paid'), known],
        example: 'paidTrialConfig',
        exactly: fixed,
        differs: ['coursesAllowed'],
      },
    ],
    404: {
      'trialsession.error.leadnotfound': { ...ask(unknown), given: [noLead] },
      'trialsession.error.notoffered': { ...ask(uuid), given: [known, noSingleAppointments] },
    },
  } as const;
};

const customer = (id = uuid) => ({
  call: () => getTrialSessionLeadCustomer(id),
  request: GET(`/nox/public/v1/trialsession/lead/customer/${id}`),
});

/** Links in mails from a studio. */
export const leadCalls = {
  getTrialSessionLeadConfig: configRows(
    '/nox/public/v1/trialsession/lead/config',
    getTrialSessionLeadConfig,
  ),
  getBenefitTrialLeadConfig: configRows(
    '/nox/public/v1/benefit-trial/lead/config/trial',
    getBenefitTrialLeadConfig,
  ),
  getTrialSessionLeadCustomer: {
    200: [
      {
        ...customer(),
        given: [lead('everything')],
        example: 'trialLead',
        exactly: ['firstname', 'lastname', 'email', 'phone'],
      },
      { ...customer(), given: [lead('nothing')], example: 'trialLeadWithoutData' },
    ],
    404: {
      'trialsession.error.leadnotfound': { ...customer(unknown), given: [noLead] },
    },
  },
} satisfies Pick<
  Calls<'trial-sessions'>,
  'getTrialSessionLeadConfig' | 'getBenefitTrialLeadConfig' | 'getTrialSessionLeadCustomer'
>;
