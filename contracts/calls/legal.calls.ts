import {
  getActiveLegalInfos,
  getLegalInfo,
  listLegalConsents,
  listLegalInfos,
} from '@studio-portal/sdk/api/legal';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET } from '../src/wire.ts';
import { studioRows } from './studioRows.ts';
import { noStudio, studio } from './given.ts';

const noDocuments = state('nothing on offer', { what: 'legal documents' });
const query = { organizationUnitId: '1001' };

definePact('legal', {
  listLegalInfos: studioRows('/nox/public/v2/legalinfo', listLegalInfos, {
    example: 'legalInfosOfStudio',
    nothing: ['legal documents', 'emptyList'],
  }),
  listLegalConsents: studioRows('/nox/public/v1/legalinfo/consent', listLegalConsents, {
    example: 'consents',
    nothing: ['consents', 'emptyList'],
  }),
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
  getActiveLegalInfos: studioRows('/studio-api/legal-infos/active', getActiveLegalInfos, {
    example: 'activeLegalInfosOfStudio',
    nothing: ['legal documents', 'noActiveLegalInfos'],
  }),
});
