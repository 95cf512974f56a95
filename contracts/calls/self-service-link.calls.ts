import * as api from '@studio-portal/sdk/api/self-service-link';
import { contract } from '../src/contract.ts';
import { state, type ParamsOf } from '../src/states.ts';
import { GET } from '../src/wire.ts';

const token = 'ssl_6Jd1Xm5Qp9Bt3Kw7Ny2Zr8Vc4Hf0Ls';
const unknown = 'ssl_6Jd1Xm5Qp9Bt3Kw7Ny2Zr8Vc4Hf0Lx';
const link = (situation: ParamsOf<'a self-service link'>['state']) =>
  state('a self-service link', { token, state: situation });

const look = (of = token) => ({
  call: () => api.getSelfServiceConfiguration(of),
  request: GET(`/v3/public/customer/self-service/configuration/${of}`),
});

contract('self-service-link', {
  getSelfServiceConfiguration: {
    200: [
      {
        ...look(),
        given: [link('open')],
        example: 'selfServiceActions',
        exactly: ['studio.id', 'name'],
      },
    ],
    404: {
      'link.error.notfound': { ...look(unknown), given: [state('no link', { token: unknown })] },
    },
    409: {
      'link.error.used': { ...look(), given: [link('used')] },
      'link.error.expired': { ...look(), given: [link('expired')] },
    },
  },
});
