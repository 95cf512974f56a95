import * as api from '@studio-portal/sdk/api/self-service-link';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { GET } from '../src/wire.ts';

const token = 'ssl_6Jd1Xm5Qp9Bt3Kw7Ny2Zr8Vc4Hf0Ls';
// Tokens are opaque: any other text is an unknown link.
const unknown = 'no-such-link';
const link = (situation: StateParams<'a self-service link'>['state']) =>
  state('a self-service link', { token, state: situation });

const getLink = (of = token) => ({
  call: () => api.getSelfServiceConfiguration(of),
  request: GET(`/v3/public/customer/self-service/configuration/${of}`),
});

definePact('self-service-link', {
  getSelfServiceConfiguration: {
    200: [
      {
        ...getLink(),
        given: [link('open')],
        example: 'selfServiceActions',
        exactly: ['studio.id', 'name'],
      },
    ],
    404: {
      'link.error.notfound': { ...getLink(unknown), given: [state('no link', { token: unknown })] },
    },
    409: {
      'link.error.used': { ...getLink(), given: [link('used')] },
      'link.error.expired': { ...getLink(), given: [link('expired')] },
    },
  },
});
