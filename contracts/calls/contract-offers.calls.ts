import * as api from '@studio-portal/sdk/api/contract-offers';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET } from '../src/wire.ts';
import { studioRows } from './studioRows.ts';
import { previewCalls } from './contract-offers/preview.ts';
import { upgradeCalls } from './contract-offers/upgrade.ts';
import { noStudio, studio, tooOften } from './given.ts';

const onOffer = state('contract offers', {});
const reference = 'NO1001-7K3M9QX2WA';
const agreementPath = (contractOfferId: number, studioId: number) =>
  `/nox/public/v1/contractoffer/${contractOfferId}/studio/${studioId}/sepa/agreement`;

const agreement = (contractOfferId = 40001, studioId = 1001) => ({
  call: () => api.getContractSepaAgreement(contractOfferId, studioId),
  request: GET(agreementPath(contractOfferId, studioId)),
});

const documents = (organizationUnitId = 1001) => ({
  call: () => api.listContractDocumentTypes({ organizationUnitId }),
  request: GET('/nox/public/v1/contractoffer/documenttypes', {
    query: { organizationUnitId: String(organizationUnitId) },
  }),
});

const config = (organizationUnitId = 1001) => ({
  call: () => api.getPublicCustomerCenterConfig({ organizationUnitId }),
  request: GET('/nox/public/v1/contractoffer/customercenter/config/public', {
    query: { organizationUnitId: String(organizationUnitId) },
  }),
});

const provinces = (name: string) => ({
  given: [studio],
  call: () => api.listItalianProvinces({ name }),
  request: GET('/nox/public/v1/contractoffer/addressdata/italy/province', { query: { name } }),
});

definePact('contract-offers', {
  listContractOffers: studioRows('/nox/public/v1/contractoffer', api.listContractOffers, {
    given: [onOffer],
    example: 'someContractOffers',
    exactly: ['id', 'name', 'signature', 'terms.id'],
    nothing: ['contract offers', 'emptyList'],
  }),
  listContractDocumentTypes: {
    200: [{ ...documents(), given: [studio], example: 'documentTypes', exactly: ['documentType'] }],
    404: { 'studio.error.notfound': { ...documents(1999), given: [noStudio] } },
  },
  listItalianProvinces: {
    200: [
      { ...provinces('Mil'), example: 'someProvinces', exactly: ['code', 'name'], atMost: 1 },
      { ...provinces('Nowhere'), example: 'emptyList' },
      {
        when: 'whatever they are called',
        given: [studio],
        call: () => api.listItalianProvinces(),
        request: GET('/nox/public/v1/contractoffer/addressdata/italy/province'),
        example: 'someProvinces',
      },
    ],
  },
  getPublicCustomerCenterConfig: {
    200: [
      {
        ...config(),
        given: [studio, onOffer],
        example: 'publicCustomerCenterConfig',
        exactly: [
          'organizationUnitId',
          'paymentSignatureRequired',
          'taxIdRequired',
          'identityDocumentRequired',
          'provinceRequired',
          'onlineCancelationEnabled',
        ],
      },
    ],
    404: { 'studio.error.notfound': { ...config(1999), given: [noStudio] } },
  },
  getContractSepaAgreement: {
    200: [
      {
        ...agreement(),
        given: [studio, onOffer],
        example: 'sepaAgreement',
        exactly: ['paymentType'],
      },
      {
        when: 'read again by its reference',
        given: [studio, onOffer, state('a mandate', { reference, state: 'read' })],
        call: () => api.getContractSepaAgreement(40001, 1001, { mandateReference: reference }),
        request: GET(agreementPath(40001, 1001), { query: { mandateReference: reference } }),
        example: 'sepaAgreement',
        exactly: ['paymentType', 'mandateReference'],
      },
    ],
    404: {
      'studio.error.notfound': { ...agreement(40001, 1999), given: [onOffer, noStudio] },
      'contractoffer.error.notfound': {
        ...agreement(40999),
        given: [studio, onOffer, state('no contract offer', { contractOfferId: 40999 })],
      },
      'studio.error.nosepaagreement': { ...agreement(40002), given: [studio, onOffer] },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...agreement(),
        given: [studio, onOffer, tooOften('read mandates')],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  ...previewCalls,
  ...upgradeCalls,
});
