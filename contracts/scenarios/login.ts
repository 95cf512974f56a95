import { login } from '@studio-portal/sdk/api/auth';
import { buildCases, type Case } from '../src/cases.ts';
import { state } from '../src/states.ts';
import { POST } from '../src/wire.ts';

const credentials = { username: 'zoë@example.org', password: 'pässword: sample' };

/** The basic authorization header of a login supports all characters, as UTF-8. */
export const loginScenarios: Case[] = buildCases({
  login: {
    200: [
      {
        when: 'letters beyond ASCII',
        given: [state('an account', credentials)],
        call: () => login(credentials),
        request: POST('/login', {
          // zoë@example.org:pässword: sample
          headers: { Authorization: 'Basic em/Dq0BleGFtcGxlLm9yZzpww6Rzc3dvcmQ6IHNhbXBsZQ==' },
          body: { username: 'zoë@example.org', password: 'pässword: sample' },
        }),
        example: 'loginResult',
      },
    ],
  },
});
