import * as api from '@studio-portal/sdk/api/facilities';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET } from '../src/wire.ts';
import { noStudio, studio } from './given.ts';
import { studioListRows } from './studioListRows.ts';

const trainingPath = (facilityId: number) =>
  `/nox/public/v1/facilities/${facilityId}/trainingsectionconfiguration`;

definePact('facilities', {
  getTrainingSectionConfiguration: {
    200: [
      {
        given: [studio],
        call: () => api.getTrainingSectionConfiguration(1001),
        request: GET(trainingPath(1001)),
        example: 'trainingSections',
        exactly: ['facilityId', 'enabled'],
      },
      {
        given: [studio, state('nothing on offer', { what: 'training sections' })],
        call: () => api.getTrainingSectionConfiguration(1001),
        request: GET(trainingPath(1001)),
        example: 'noTrainingSection',
        exactly: ['facilityId', 'enabled'],
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio],
        call: () => api.getTrainingSectionConfiguration(1999),
        request: GET(trainingPath(1999)),
      },
    },
  },
  listFacilityCategories: studioListRows(
    '/v1/public/facilities/categories',
    () => api.listFacilityCategories(),
    'facilityCategories',
  ),
  listUniversalCheckInFacilities: studioListRows(
    '/v1/public/universal-check-in/facilities',
    () => api.listUniversalCheckInFacilities(),
    'checkInFacilities',
  ),
});
