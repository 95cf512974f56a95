import * as api from '@studio-portal/sdk/api/me';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session } from '../../src/wire.ts';
import { member } from '../given.ts';

const unverified = state('a logged-in account that is not verified', {});

/** Password, and resending the registration code. */
export const settingsCalls = {
  changePassword: {
    204: [
      {
        given: [member],
        call: () =>
          api.changePassword({ oldPassword: 'sample-Passw0rd', newPassword: 'another-Passw0rd' }),
        request: POST('/v1/me/changepassword', {
          headers: session,
          body: { oldPassword: 'sample-Passw0rd', newPassword: 'another-Passw0rd' },
        }),
        example: null,
      },
    ],
    422: {
      'password.error.wrong': {
        given: [member],
        call: () => api.changePassword({ oldPassword: 'wrong', newPassword: 'another-Passw0rd' }),
        request: POST('/v1/me/changepassword', {
          headers: session,
          body: { oldPassword: 'wrong', newPassword: 'another-Passw0rd' },
        }),
      },
      'password.error.tooweak': {
        given: [member],
        call: () =>
          api.changePassword({ oldPassword: 'sample-Passw0rd', newPassword: 'onlyletters' }),
        request: POST('/v1/me/changepassword', {
          headers: session,
          body: { oldPassword: 'sample-Passw0rd', newPassword: 'onlyletters' },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [member, state('too many attempts', { to: 'give the password again', by: 'me' })],
        call: () =>
          api.changePassword({ oldPassword: 'sample-Passw0rd', newPassword: 'another-Passw0rd' }),
        request: POST('/v1/me/changepassword', {
          headers: session,
          body: { oldPassword: 'sample-Passw0rd', newPassword: 'another-Passw0rd' },
        }),
      },
    },
  },
  resendRegistrationMail: {
    202: [
      {
        given: [unverified],
        call: () => api.resendRegistrationMail(),
        request: POST('/v1/me/resendregistrationmail', { headers: session }),
        example: 'codeSent',
        exactly: ['email'],
      },
    ],
    409: {
      'account.error.alreadyverified': {
        given: [member],
        call: () => api.resendRegistrationMail(),
        request: POST('/v1/me/resendregistrationmail', { headers: session }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [unverified, state('too many attempts', { to: 'ask for mails', by: 'me' })],
        call: () => api.resendRegistrationMail(),
        request: POST('/v1/me/resendregistrationmail', { headers: session }),
      },
    },
  },
} satisfies Pick<Calls<'me'>, 'changePassword' | 'resendRegistrationMail'>;
