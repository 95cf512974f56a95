import { state } from '../../src/states.ts';
import { POST, session } from '../../src/wire.ts';
import { member, noStudio, visitor } from '../given.ts';

const bea = { customerCode: 'NS-70010', email: 'visitor@example.org' } as const;
const free = state('a studio member', { ...bea, state: 'free' });
const elsewhere = state('a studio member', { ...bea, state: 'connected-elsewhere' });

/**
 * Builds the rows that all methods to connect a studio share.
 * @param path path of the call
 * @param memberFields body fields that identify the member, in addition to the studio
 * @param connect calls the SDK with the same fields for the given studio
 */
export function methodRows(
  path: string,
  memberFields: Readonly<Record<string, string>>,
  connect: (studioId: number) => Promise<unknown>,
) {
  const connectTo = (studioId: number) => ({
    call: () => connect(studioId),
    request: POST(path, { headers: session, body: { studioId, ...memberFields } }),
  });
  return {
    201: [
      {
        given: [visitor, free],
        ...connectTo(1001),
        example: 'studioConnected',
        exactly: ['studioId', 'tenant'],
      },
    ],
    404: { 'studio.error.notfound': { given: [visitor, noStudio], ...connectTo(1999) } },
    409: {
      'studioconnect.error.alreadyconnected': { given: [member], ...connectTo(1001) },
      'studioconnect.error.otheraccount': { given: [visitor, elsewhere], ...connectTo(1001) },
    },
    422: { 'studioconnect.error.nomatch': { given: [visitor], ...connectTo(1001) } },
    429: {
      'authentication.error.toomanyattempts': {
        given: [visitor, state('too many attempts', { to: 'connect a studio', by: 'me' })],
        ...connectTo(1001),
      },
    },
  } as const;
}
