import { listUniversalCheckInFacilities } from '@studio-portal/sdk/api/facilities';
import * as me from '@studio-portal/sdk/api/me';
import { getQuickRegistration } from '@studio-portal/sdk/api/registration';
import * as catalogue from '@studio-portal/sdk/api/studio-catalogue';
import { getPublicStudio } from '@studio-portal/sdk/api/studios';
import { getTenant } from '@studio-portal/sdk/api/tenant';
import { getWhitelabelConfig } from '@studio-portal/sdk/api/whitelabel';
import { member, studio } from '../calls/given.ts';
import { state } from '../src/states.ts';
import type { Table } from '../src/table.ts';
import { GET, session } from '../src/wire.ts';

const invitation = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10';
const brand = state('a whitelabel config', {
  tenant: 'northside',
  publicFacilityGroup: 'northside-group',
});
const catalogueRequest = (path: string) => GET(`/v1/public/studios/${path}`);

/** Variants of studios, brands and accounts. */
export const studioVariants = {
  getWhitelabelConfig: {
    200: [
      {
        given: [brand, state('a brand with terms', {})],
        call: () => getWhitelabelConfig(),
        request: GET('/whitelabelconfigs/web'),
        example: 'configWithTerms',
      },
      {
        given: [brand],
        call: () => getWhitelabelConfig(),
        request: GET('/whitelabelconfigs/web'),
        example: 'bareConfig',
      },
    ],
  },
  getTenant: {
    200: [
      {
        given: [state('nothing on offer', { what: 'logos' })],
        call: () => getTenant(),
        request: GET('/nox/public/v1/tenant'),
        example: 'tenantWithoutLogo',
        exactly: ['tenantLogo'],
      },
    ],
  },
  getPublicStudio: {
    200: [
      {
        given: [studio],
        call: () => getPublicStudio(1001),
        request: GET('/nox/public/v1/studios/1001'),
        example: 'studioWithImage',
      },
      {
        given: [studio, state('nothing on offer', { what: 'logos' })],
        call: () => getPublicStudio(1001),
        request: GET('/nox/public/v1/studios/1001'),
        example: 'bareStudio',
        exactly: ['logoUrl'],
      },
    ],
  },
  listBookingPortalStudios: {
    200: [
      {
        given: [studio],
        call: () => catalogue.listBookingPortalStudios(),
        request: catalogueRequest('forbookingportal'),
        example: 'bookingPortalStudiosOfAllKinds',
      },
    ],
  },
  listStudiosForMySportsGuest: {
    200: [
      {
        given: [studio],
        call: () => catalogue.listStudiosForMySportsGuest(),
        request: catalogueRequest('formysportsguest'),
        example: 'listedStudiosOfAllKinds',
      },
    ],
  },
  listStudiosForWhitelabelPortal: {
    200: [
      {
        given: [studio],
        call: () => catalogue.listStudiosForWhitelabelPortal(),
        request: catalogueRequest('for-whitelabel-portal'),
        example: 'portalStudiosOfAllKinds',
      },
    ],
  },
  getTenantConfig: {
    200: [
      {
        given: [studio, state('nothing on offer', { what: 'other studios' })],
        call: () => catalogue.getTenantConfig('northside-group'),
        request: catalogueRequest('northside-group/config'),
        example: 'singleStudioConfig',
      },
    ],
  },
  listUniversalCheckInFacilities: {
    200: [
      {
        given: [studio],
        call: () => listUniversalCheckInFacilities(),
        request: GET('/v1/public/universal-check-in/facilities'),
        example: 'checkInFacilitiesOfAllKinds',
        differs: ['facilityId'],
      },
    ],
  },
  getProfile: {
    200: [
      {
        given: [member],
        call: () => me.getProfile(),
        request: GET('/v1/me/profile', { headers: session }),
        example: 'newProfile',
      },
    ],
  },
  getContacts: {
    200: [
      {
        given: [member],
        call: () => me.getContacts(),
        request: GET('/v1/me/contacts', { headers: session }),
        example: 'contactsInProvince',
      },
    ],
  },
  getCustomerInfo: {
    200: [
      {
        given: [member],
        call: () => me.getCustomerInfo(),
        request: GET('/nox/v1/me/info', { headers: session }),
        example: 'customerInProvince',
      },
    ],
  },
  getQuickRegistration: {
    200: [
      {
        given: [state('an invitation', { uuid: invitation, state: 'open' })],
        call: () => getQuickRegistration({ uuid: invitation }),
        request: GET('/v2/public/quickregister', {
          query: { uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10' },
        }),
        example: 'invitedWithoutName',
      },
    ],
  },
} satisfies Table;
