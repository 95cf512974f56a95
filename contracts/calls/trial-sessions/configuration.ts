import { getConfig, getTrialSessionConfig } from '@studio-portal/sdk/api/trial-sessions';
import type { Calls } from '../../src/table.ts';
import { GET } from '../../src/wire.ts';
import { noStudio, studio } from '../given.ts';
import { noSingleAppointments, trial } from './given.ts';

/** Configuration fields that do not depend on the studio. */
export const fixed = [
  'organizationUnitId',
  'benefitId',
  'benefitTrialConfigurationId',
  'offerId',
  'durationMinutes',
  'price.state',
  'steps.step',
  'steps.name',
] as const;

const rows = (path: string, call: (params: { organizationUnitId: number }) => Promise<unknown>) => {
  const ask = (organizationUnitId: number) => ({
    call: () => call({ organizationUnitId }),
    request: GET(path, { query: { organizationUnitId: String(organizationUnitId) } }),
  });
  return {
    200: [
      {
        ...ask(1001),
        given: [studio, trial('free')],
        example: 'freeTrialConfig',
        exactly: [...fixed, 'name', 'coursesAllowed', 'contactFields.field'],
      },
      {
        ...ask(1001),
        given: [studio, trial('paid')],
        example: 'paidTrialConfig',
        exactly: fixed,
        differs: ['coursesAllowed'],
      },
    ],
    404: {
      'studio.error.notfound': { ...ask(1999), given: [noStudio] },
      'trialsession.error.notoffered': { ...ask(1001), given: [studio, noSingleAppointments] },
    },
  } as const;
};

/** Trial session configuration, of the backend and of its studio controller. */
export const configurationCalls = {
  getTrialSessionConfig: rows('/nox/public/v1/trialsession/config', getTrialSessionConfig),
  getConfig: rows('/studio-api/trial-session/config', getConfig),
} satisfies Pick<Calls<'trial-sessions'>, 'getTrialSessionConfig' | 'getConfig'>;
