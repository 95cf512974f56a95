import * as api from '@studio-portal/sdk/api/family';
import { definePact } from '../src/definePact.ts';
import { GET, session } from '../src/wire.ts';
import { family, member } from './given.ts';

const listFamily = {
  call: () => api.listFamily(),
  request: GET('/v1/me/family', { headers: session }),
};

definePact('family', {
  listFamily: {
    200: [
      { ...listFamily, given: [member, family], example: 'family', exactly: ['id', 'relation'] },
      { ...listFamily, when: 'of a studio that has none', given: [member], example: 'emptyList' },
    ],
  },
});
