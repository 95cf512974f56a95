import * as api from '@studio-portal/sdk/api/studio-catalogue';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET } from '../../src/wire.ts';
import { noStudio, studio } from '../given.ts';

const root = '/v1/public/studios';

/** A single studio by its identifiers, and the configuration of a portal. */
export const singleCalls = {
  getStudioByAlias: {
    200: [
      {
        given: [studio],
        call: () => api.getStudioByAlias('northside-1001'),
        request: GET(`${root}/northside-1001`),
        example: 'bookingPortalStudio',
        exactly: ['id', 'alias'],
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio],
        call: () => api.getStudioByAlias('northside-1999'),
        request: GET(`${root}/northside-1999`),
      },
    },
  },
  getStudioRating: {
    200: [
      {
        given: [studio],
        call: () => api.getStudioRating('NS-1001'),
        request: GET(`${root}/NS-1001/rating`),
        example: 'studioRating',
        exactly: ['externalId'],
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio],
        call: () => api.getStudioRating('NS-1999'),
        request: GET(`${root}/NS-1999/rating`),
      },
    },
  },
  getTenantConfig: {
    200: [
      {
        given: [studio],
        call: () => api.getTenantConfig('northside-group'),
        request: GET(`${root}/northside-group/config`),
        example: 'northsideTenantConfig',
        exactly: ['tenant'],
      },
    ],
    404: {
      'whitelabel.error.notfound': {
        given: [state('no whitelabel config', { publicFacilityGroup: 'nowhere-group' })],
        call: () => api.getTenantConfig('nowhere-group'),
        request: GET(`${root}/nowhere-group/config`),
      },
    },
  },
} satisfies Partial<Calls<'studio-catalogue'>>;
