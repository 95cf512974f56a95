import { login } from '@studio-portal/sdk/api/auth';
import { casesOf, type Case } from '../src/cases.ts';
import { state } from '../src/states.ts';
import { POST } from '../src/wire.ts';

const credentials = { username: 'zoë@example.org', password: 'pässword: sample' };

/**
 * Login starts a session in a cookie that scripts cannot read (the description's `session`), and
 * its basic authorisation header carries any letter, in UTF-8.
 */
export const loginScenarios: Case[] = casesOf({
  login: {
    200: [
      {
        when: 'letters beyond ASCII, and the session in a cookie',
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
}).map((aCase) => ({
  ...aCase,
  response: {
    ...aCase.response,
    headers: {
      ...aCase.response.headers,
      'Set-Cookie': {
        example: 'SESSION=3f6c1d2e9b8a47059c1d2e3f4a5b6c7d; Path=/; HttpOnly; SameSite=Lax',
        regex: '^SESSION=[^;]+;.*(?:HttpOnly.*SameSite=|SameSite=(?:Lax|Strict).*HttpOnly).*$',
      },
    },
  },
}));
