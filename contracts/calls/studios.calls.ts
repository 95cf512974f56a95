import {
  getAnyStudioLogo,
  getHomeStudio,
  getPublicStudio,
  getSepaAgreement,
  getStudioLogo,
  listPublicStudios,
} from '@studio-portal/sdk/api/studios';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { member, noStudio, studio, tooOften, visitor } from './given.ts';

const noLogos = state('nothing on offer', { what: 'logos' });

definePact('studios', {
  getHomeStudio: {
    200: [
      {
        given: [studio, member],
        call: () => getHomeStudio(),
        request: GET('/nox/v1/studios/home', { headers: session }),
        example: 'studioMitte',
        exactly: ['id'],
      },
    ],
    404: {
      'studio.error.nohomestudio': {
        given: [visitor],
        call: () => getHomeStudio(),
        request: GET('/nox/v1/studios/home', { headers: session }),
      },
    },
  },
  listPublicStudios: {
    200: [
      {
        given: [studio],
        call: () => listPublicStudios(),
        request: GET('/nox/public/v1/studios'),
        example: 'studiosOfTenant',
      },
      {
        given: [state('nothing on offer', { what: 'studios' })],
        call: () => listPublicStudios(),
        request: GET('/nox/public/v1/studios'),
        example: 'emptyList',
      },
    ],
    404: {
      'tenant.error.notfound': {
        given: [state('no tenant', { tenant: 'nowhere' })],
        context: { tenant: 'nowhere' },
        call: () => listPublicStudios(),
        request: GET('/nox/public/v1/studios', { headers: { 'X-Tenant': 'nowhere' } }),
      },
    },
  },
  getPublicStudio: {
    200: [
      {
        given: [studio],
        call: () => getPublicStudio(1001),
        request: GET('/nox/public/v1/studios/1001'),
        example: 'studioMitte',
        exactly: ['id'],
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio],
        call: () => getPublicStudio(1999),
        request: GET('/nox/public/v1/studios/1999'),
      },
    },
  },
  getSepaAgreement: {
    200: [
      {
        given: [studio],
        call: () => getSepaAgreement(1001),
        request: GET('/nox/public/v1/studios/1001/sepa/agreement'),
        example: 'sepaAgreement',
        exactly: ['paymentType'],
      },
      {
        when: 'read again by its reference',
        given: [studio, state('a mandate', { reference: 'NO1001-7K3M9QX2WA', state: 'read' })],
        call: () => getSepaAgreement(1001, { mandateReference: 'NO1001-7K3M9QX2WA' }),
        request: GET('/nox/public/v1/studios/1001/sepa/agreement', {
          query: { mandateReference: 'NO1001-7K3M9QX2WA' },
        }),
        example: 'sepaAgreement',
        exactly: ['paymentType', 'mandateReference'],
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio],
        call: () => getSepaAgreement(1999),
        request: GET('/nox/public/v1/studios/1999/sepa/agreement'),
      },
      'studio.error.nosepaagreement': {
        given: [studio, state('nothing on offer', { what: 'payment methods' })],
        call: () => getSepaAgreement(1001),
        request: GET('/nox/public/v1/studios/1001/sepa/agreement'),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [studio, tooOften('read mandates')],
        call: () => getSepaAgreement(1001),
        request: GET('/nox/public/v1/studios/1001/sepa/agreement'),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  getAnyStudioLogo: {
    200: [
      {
        given: [studio],
        call: () => getAnyStudioLogo(),
        request: GET('/nox/public/v1/studios/any/logo'),
        example: 'brandLogo',
      },
    ],
    404: {
      'tenant.error.notfound': {
        given: [state('no tenant', { tenant: 'nowhere' })],
        context: { tenant: 'nowhere' },
        call: () => getAnyStudioLogo(),
        request: GET('/nox/public/v1/studios/any/logo', { headers: { 'X-Tenant': 'nowhere' } }),
      },
      'logo.error.notfound': {
        given: [studio, noLogos],
        call: () => getAnyStudioLogo(),
        request: GET('/nox/public/v1/studios/any/logo'),
      },
    },
  },
  getStudioLogo: {
    200: [
      {
        given: [studio],
        call: () => getStudioLogo(1001),
        request: GET('/nox/public/v1/studios/1001/logo'),
        example: 'brandLogo',
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio],
        call: () => getStudioLogo(1999),
        request: GET('/nox/public/v1/studios/1999/logo'),
      },
      'logo.error.notfound': {
        given: [studio, noLogos],
        call: () => getStudioLogo(1001),
        request: GET('/nox/public/v1/studios/1001/logo'),
      },
    },
  },
});
