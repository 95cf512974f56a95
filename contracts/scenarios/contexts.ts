import { getMigrationSteps } from '@studio-portal/sdk/api/account-migration';
import { login } from '@studio-portal/sdk/api/auth';
import { getTenant } from '@studio-portal/sdk/api/tenant';
import { getWhitelabelConfig } from '@studio-portal/sdk/api/whitelabel';
import { member, studio } from '../calls/given.ts';
import { state } from '../src/states.ts';
import type { Table } from '../src/table.ts';
import { GET, POST, session } from '../src/wire.ts';

const brand = state('a whitelabel config', {
  tenant: 'northside',
  publicFacilityGroup: 'northside-group',
});
const credentials = { username: 'member@northside.example', password: 'sample-Passw0rd' };

/** All context that the page's address and the brand can add to a request (spec 2, section 7). */
const context = {
  tenant: 'northside',
  publicFacilityGroup: 'northside-group',
  msWebContext: 'kiosk-1',
  noxWebContext: 'kiosk-1',
  whitelabelOverrideConfigId: 0,
  language: 'de-DE',
};

/** Headers on the wire for this context. */
const headers = {
  'X-Public-Facility-Group': 'northside-group',
  'X-MS-Web-Context': 'kiosk-1',
  'X-Nox-Web-Context': 'kiosk-1',
  'X-Whitelabel-Override-Config-ID': '0',
  'Accept-Language': 'de-DE',
};

const when = 'with every header that there is';

/** Calls with every header of the catalogue; a backend ignores those that it does not need. */
export const contextRows = {
  getWhitelabelConfig: {
    200: [
      {
        when,
        given: [brand],
        context,
        call: () => getWhitelabelConfig(),
        request: GET('/whitelabelconfigs/web', { headers }),
        example: 'northsideConfig',
        exactly: ['id', 'tenantName', 'publicFacilityGroup'],
      },
    ],
  },
  getTenant: {
    200: [
      {
        when,
        given: [studio],
        context,
        call: () => getTenant(),
        request: GET('/nox/public/v1/tenant', { headers }),
        example: 'northsideTenant',
        exactly: ['tenant'],
      },
    ],
  },
  login: {
    200: [
      {
        when,
        given: [state('an account', credentials)],
        context,
        call: () => login(credentials),
        request: POST('/login', {
          headers: {
            ...headers,
            Authorization: 'Basic bWVtYmVyQG5vcnRoc2lkZS5leGFtcGxlOnNhbXBsZS1QYXNzdzByZA==',
          },
          body: { username: 'member@northside.example', password: 'sample-Passw0rd' },
        }),
        example: 'loginResult',
      },
    ],
  },
  getMigrationSteps: {
    200: [
      {
        when: 'in another language',
        given: [member, state('an account to be moved', { state: 'undecided' })],
        context: { tenant: 'northside', language: 'de-DE' },
        call: () => getMigrationSteps(),
        request: GET('/v1/me/account-context/migration/rsg-group/steps', {
          headers: { ...session, 'Accept-Language': 'de-DE' },
        }),
        example: 'migrationOffered',
        exactly: ['shouldShowMigrationWizard', 'currentStep'],
      },
    ],
  },
} satisfies Table;
