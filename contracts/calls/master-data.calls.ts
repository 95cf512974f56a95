import * as api from '@studio-portal/sdk/api/master-data';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { member, noStudio, studio } from './given.ts';

const complete = state('master data', { kind: 'complete' });
const missing = state('master data', { kind: 'missing' });

/** Builds the rows of a validation; the four calls differ only in the purpose of the data. */
const rows = (path: string, call: (params: { organizationUnitId: number }) => Promise<unknown>) =>
  ({
    200: [
      {
        given: [studio, member, complete],
        call: () => call({ organizationUnitId: 1001 }),
        request: GET(path, { query: { organizationUnitId: '1001' }, headers: session }),
        example: 'masterDataComplete',
        exactly: ['valid', 'missingFields'],
      },
      {
        given: [studio, member, missing],
        call: () => call({ organizationUnitId: 1001 }),
        request: GET(path, { query: { organizationUnitId: '1001' }, headers: session }),
        example: 'masterDataMissing',
        exactly: ['valid'],
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio, member],
        call: () => call({ organizationUnitId: 1999 }),
        request: GET(path, { query: { organizationUnitId: '1999' }, headers: session }),
      },
    },
  }) as const;

definePact('master-data', {
  validateBookAppointmentMasterData: rows(
    '/v1/me/masterdata/validate/bookapppointment',
    api.validateBookAppointmentMasterData,
  ),
  validateBookCourseMasterData: rows(
    '/v1/me/masterdata/validate/bookcourse',
    api.validateBookCourseMasterData,
  ),
  validateBookTrialSessionMasterData: rows(
    '/v1/me/masterdata/validate/booktrialsession',
    api.validateBookTrialSessionMasterData,
  ),
  validateSignContractMasterData: rows(
    '/v1/me/masterdata/validate/signcontract',
    api.validateSignContractMasterData,
  ),
});
