import {
  getActiveLegalInfos,
  getLegalInfo,
  listLegalConsents,
  listLegalInfos,
} from '@studio-portal/sdk/api/legal';
import { contract } from '../src/contract.ts';
import { state } from '../src/states.ts';
import { GET } from '../src/wire.ts';
import { noStudio, studio } from './given.ts';

const noDocuments = state('nothing on offer', { what: 'legal documents' });
const query = { organizationUnitId: '1001' };

contract('legal', {
  listLegalInfos: {
    200: [
      {
        given: [studio],
        call: () => listLegalInfos({ organizationUnitId: 1001 }),
        request: GET('/nox/public/v2/legalinfo', { query }),
        example: 'legalInfosOfStudio',
      },
      {
        given: [studio, noDocuments],
        call: () => listLegalInfos({ organizationUnitId: 1001 }),
        request: GET('/nox/public/v2/legalinfo', { query }),
        example: 'emptyList',
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio],
        call: () => listLegalInfos({ organizationUnitId: 1999 }),
        request: GET('/nox/public/v2/legalinfo', { query: { organizationUnitId: '1999' } }),
      },
    },
  },
  listLegalConsents: {
    200: [
      {
        given: [studio],
        call: () => listLegalConsents({ organizationUnitId: 1001 }),
        request: GET('/nox/public/v1/legalinfo/consent', { query }),
        example: 'consents',
      },
      {
        given: [studio, state('nothing on offer', { what: 'consents' })],
        call: () => listLegalConsents({ organizationUnitId: 1001 }),
        request: GET('/nox/public/v1/legalinfo/consent', { query }),
        example: 'emptyList',
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio],
        call: () => listLegalConsents({ organizationUnitId: 1999 }),
        request: GET('/nox/public/v1/legalinfo/consent', {
          query: { organizationUnitId: '1999' },
        }),
      },
    },
  },
  getLegalInfo: {
    200: [
      {
        given: [studio],
        call: () => getLegalInfo('GENERAL_TERMS', { organizationUnitId: 1001 }),
        request: GET('/nox/public/v1/legalinfo/GENERAL_TERMS', { query }),
        example: 'generalTerms',
        exactly: ['type', 'externalUrl'],
      },
      {
        given: [studio],
        call: () => getLegalInfo('PRIVACY', { organizationUnitId: 1001 }),
        request: GET('/nox/public/v1/legalinfo/PRIVACY', { query }),
        example: 'externalPrivacy',
        exactly: ['type', 'externalUrl'],
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio],
        call: () => getLegalInfo('IMPRINT', { organizationUnitId: 1999 }),
        request: GET('/nox/public/v1/legalinfo/IMPRINT', {
          query: { organizationUnitId: '1999' },
        }),
      },
      'legalinfo.error.notfound': {
        given: [studio, noDocuments],
        call: () => getLegalInfo('IMPRINT', { organizationUnitId: 1001 }),
        request: GET('/nox/public/v1/legalinfo/IMPRINT', { query }),
      },
    },
  },
  getActiveLegalInfos: {
    200: [
      {
        given: [studio],
        call: () => getActiveLegalInfos({ organizationUnitId: 1001 }),
        request: GET('/studio-api/legal-infos/active', { query }),
        example: 'activeLegalInfosOfStudio',
      },
      {
        given: [studio, noDocuments],
        call: () => getActiveLegalInfos({ organizationUnitId: 1001 }),
        request: GET('/studio-api/legal-infos/active', { query }),
        example: 'noActiveLegalInfos',
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio],
        call: () => getActiveLegalInfos({ organizationUnitId: 1999 }),
        request: GET('/studio-api/legal-infos/active', { query: { organizationUnitId: '1999' } }),
      },
    },
  },
});
