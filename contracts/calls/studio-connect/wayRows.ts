import { state } from '../../src/states.ts';
import { POST, session } from '../../src/wire.ts';
import { member, noStudio, visitor } from '../given.ts';

const bea = { customerCode: 'NS-70010', email: 'visitor@example.org' } as const;
const free = state('a studio member', { ...bea, state: 'free' });
const elsewhere = state('a studio member', { ...bea, state: 'connected-elsewhere' });

/**
 * What all ways to connect a studio have in common.
 * @param path where the call goes
 * @param told what is told of the member, as it stands in the body beside the studio
 * @param connect the call, with the same for the given studio
 */
export function wayRows(
  path: string,
  told: Readonly<Record<string, string>>,
  connect: (studioId: number) => Promise<unknown>,
) {
  const to = (studioId: number) => ({
    call: () => connect(studioId),
    request: POST(path, { headers: session, body: { studioId, ...told } }),
  });
  return {
    201: [
      {
        given: [visitor, free],
        ...to(1001),
        example: 'studioConnected',
        exactly: ['studioId', 'tenant'],
      },
    ],
    404: { 'studio.error.notfound': { given: [visitor, noStudio], ...to(1999) } },
    409: {
      'studioconnect.error.alreadyconnected': { given: [member], ...to(1001) },
      'studioconnect.error.otheraccount': { given: [visitor, elsewhere], ...to(1001) },
    },
    422: { 'studioconnect.error.nomatch': { given: [visitor], ...to(1001) } },
    429: {
      'authentication.error.toomanyattempts': {
        given: [visitor, state('too many attempts', { to: 'connect a studio', by: 'me' })],
        ...to(1001),
      },
    },
  } as const;
}
