import * as api from '@studio-portal/sdk/api/family';
import { definePact } from '../src/definePact.ts';
import { GET, session } from '../src/wire.ts';
import { family, member } from './given.ts';

const asked = {
  call: () => api.listFamily(),
  request: GET('/v1/me/family', { headers: session }),
};

definePact('family', {
  listFamily: {
    200: [
      { ...asked, given: [member, family], example: 'family', exactly: ['id', 'relation'] },
      { ...asked, when: 'of a studio that has none', given: [member], example: 'emptyList' },
    ],
  },
});
