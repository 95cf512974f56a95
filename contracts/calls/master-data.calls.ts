import * as api from '@studio-portal/sdk/api/master-data';
import { contract } from '../src/contract.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { member, noStudio, studio } from './given.ts';

const complete = state('master data', { kind: 'complete' });
const missing = state('master data', { kind: 'missing' });

/** The rows of one validation; the four differ in nothing but what the data are for. */
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

contract('master-data', {
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
