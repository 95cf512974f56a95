import { state } from '../../src/states.ts';
import { additionalEmailId, DELETE, POST, session } from '../../src/wire.ts';
import { member } from '../given.ts';

const five = ['a', 'b', 'c', 'd', 'e'].map((name) =>
  state('an additional e-mail address', { email: `${name}@example.org`, state: 'unverified' }),
);

type Add = (request: { email: string }) => Promise<unknown>;
type Remove = (params: { additionalEmailId: number }) => Promise<unknown>;

/**
 * Builds the rows for adding and removing an additional address; old and new path behave alike.
 * @param path path of both calls
 */
export const addressRows = (path: string, add: Add, remove: Remove) =>
  ({
    add: {
      202: [
        {
          given: [member],
          call: () => add({ email: 'new@example.org' }),
          request: POST(path, {
            headers: session,
            body: { email: 'new@example.org' },
          }),
          example: 'codeSent',
          exactly: ['email'],
        },
      ],
      409: {
        'email.error.alreadyadded': {
          given: [
            member,
            state('an additional e-mail address', {
              email: 'second@example.org',
              state: 'verified',
            }),
          ],
          call: () => add({ email: 'second@example.org' }),
          request: POST(path, {
            headers: session,
            body: { email: 'second@example.org' },
          }),
        },
        'email.error.toomany': {
          given: [member, ...five],
          call: () => add({ email: 'new@example.org' }),
          request: POST(path, {
            headers: session,
            body: { email: 'new@example.org' },
          }),
        },
      },
      429: {
        'authentication.error.toomanyattempts': {
          given: [member, state('too many attempts', { to: 'ask for mails', by: 'me' })],
          call: () => add({ email: 'new@example.org' }),
          request: POST(path, {
            headers: session,
            body: { email: 'new@example.org' },
          }),
        },
      },
    },
    remove: {
      204: [
        {
          given: [
            member,
            state('an additional e-mail address', {
              email: 'second@example.org',
              state: 'verified',
            }),
          ],
          call: () => remove({ additionalEmailId: 7101 }),
          request: DELETE(path, { headers: session, query: { additionalEmailId } }),
          example: null,
        },
      ],
      404: {
        'email.error.notfound': {
          given: [member],
          call: () => remove({ additionalEmailId: 7199 }),
          request: DELETE(path, { headers: session, query: { additionalEmailId: '7199' } }),
        },
      },
    },
  }) as const;
