import { getWhitelabelConfig } from '@studio-portal/sdk/api/whitelabel';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET } from '../src/wire.ts';

const northside = state('a whitelabel config', {
  tenant: 'northside',
  publicFacilityGroup: 'northside-group',
});

definePact('whitelabel', {
  getWhitelabelConfig: {
    200: [
      {
        when: 'found by the tenant',
        given: [northside],
        call: () => getWhitelabelConfig(),
        request: GET('/whitelabelconfigs/web'),
        example: 'northsideConfig',
        exactly: ['tenantName', 'publicFacilityGroup', 'context', 'accountContext'],
      },
      {
        when: 'found by the facility group',
        given: [northside],
        context: { publicFacilityGroup: 'northside-group' },
        call: () => getWhitelabelConfig(),
        request: GET('/whitelabelconfigs/web', {
          headers: { 'X-Tenant': null, 'X-Public-Facility-Group': 'northside-group' },
        }),
        example: 'northsideConfig',
        exactly: ['tenantName', 'publicFacilityGroup', 'context', 'accountContext'],
      },
    ],
    404: {
      'whitelabel.error.notfound': {
        given: [state('no whitelabel config', { publicFacilityGroup: 'nobodys-group' })],
        context: { publicFacilityGroup: 'nobodys-group' },
        call: () => getWhitelabelConfig(),
        request: GET('/whitelabelconfigs/web', {
          headers: { 'X-Tenant': null, 'X-Public-Facility-Group': 'nobodys-group' },
        }),
      },
    },
  },
});
