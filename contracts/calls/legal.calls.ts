import {
  getActiveLegalInfos,
  getLegalInfo,
  listGivenConsents,
  listLegalConsents,
  listLegalInfos,
  withdrawConsent,
} from '@studio-portal/sdk/api/legal';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { studioRows } from './studioRows.ts';
import { member, noStudio, studio } from './given.ts';

const noDocuments = state('nothing on offer', { what: 'legal documents' });
const given = state('given consents', {});

const listConsents = {
  call: () => listGivenConsents(),
  request: GET('/v1/me/consents', { headers: session }),
};

const withdraw = (id: number) => ({
  call: () => withdrawConsent(id),
  request: POST(`/v1/me/consents/${id}/withdraw`, { headers: session }),
});

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
  listGivenConsents: {
    200: [
      {
        ...listConsents,
        given: [member, given],
        example: 'givenConsents',
        exactly: [
          'consents.id',
          'consents.organizationUnitId',
          'consents.type',
          'consents.name',
          'consents.text',
          'consents.version',
          'consents.mandatory',
          'consents.givenAt',
          'consents.withdrawnAt',
        ],
      },
      {
        ...listConsents,
        when: 'of which there is none',
        given: [member],
        example: 'noGivenConsents',
        exactly: ['consents'],
      },
    ],
  },
  withdrawConsent: {
    204: [
      { ...withdraw(7903), given: [member, given], example: null },
      {
        ...withdraw(7901),
        when: 'that is withdrawn already',
        given: [member, given],
        example: null,
      },
    ],
    404: {
      'consent.error.notfound': {
        ...withdraw(7999),
        given: [member, state('no given consent', { id: 7999 })],
      },
    },
    409: { 'consent.error.mandatory': { ...withdraw(7902), given: [member, given] } },
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
  getActiveLegalInfos: studioRows('/studio-api/legal-infos/active', getActiveLegalInfos, {
    example: 'activeLegalInfosOfStudio',
    nothing: ['legal documents', 'noActiveLegalInfos'],
  }),
});
