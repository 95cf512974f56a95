/** Refusals of connecting and disconnecting studios. */
import { connectBodies, connectIds } from './accountRequests.ts';
import { meet, type Meet, type Refusal } from './refusal.ts';

const asVisitor = (body: object): Meet => meet({ as: 'visitor', body });

const connectedElsewhere = (body: object): Meet => {
  return async (sandbox) => {
    await sandbox.state('a studio member', {
      customerCode: 'NS-70010',
      email: 'visitor@example.org',
      state: 'connected-elsewhere',
    });
    return { as: 'visitor', body };
  };
};

const waiting = (body: object): Meet => {
  return async (sandbox) => {
    for (let attempt = 0; attempt < 5; attempt++)
      await sandbox.call('connectWithCustomerCode', {
        as: 'visitor',
        body: connectBodies.connectWithCustomerCode,
      });
    return { as: 'visitor', body };
  };
};

export const connectRefusals: readonly Refusal[] = [
  ...connectIds.flatMap((id): Refusal[] => {
    const body = connectBodies[id];
    const own = id === 'connectWithEmail' ? { ...body, email: 'member@northside.example' } : body;
    return [
      [id, 404, 'studio.error.notfound', asVisitor({ ...body, studioId: 4711 })],
      [id, 422, 'studioconnect.error.nomatch', asVisitor(body)],
      [id, 409, 'studioconnect.error.alreadyconnected', meet({ as: 'member', body: own })],
      [id, 409, 'studioconnect.error.otheraccount', connectedElsewhere(body)],
      [id, 429, 'authentication.error.toomanyattempts', waiting(body)],
    ];
  }),
  [
    'connectWithEmail',
    409,
    'email.error.notverified',
    asVisitor({ studioId: 1001, email: 'somebody-else@example.org' }),
  ],
  [
    'deleteStudioConnect',
    404,
    'studioconnect.error.notfound',
    meet({ as: 'visitor', path: { studioConnectId: 5001 } }),
  ],
];
