import * as api from '@studio-portal/sdk/api/studio-connect';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { DELETE, session } from '../src/wire.ts';
import { methodCalls } from './studio-connect/methods.ts';
import { member } from './given.ts';

definePact('studio-connect', {
  ...methodCalls,
  deleteStudioConnect: {
    204: [
      {
        given: [member],
        call: () => api.deleteStudioConnect(5001),
        request: DELETE('/v1/me/studioconnects/5001', { headers: session }),
        example: null,
      },
    ],
    404: {
      'studioconnect.error.notfound': {
        given: [member, state('no studio connect', { id: 5999 })],
        call: () => api.deleteStudioConnect(5999),
        request: DELETE('/v1/me/studioconnects/5999', { headers: session }),
      },
    },
  },
});
