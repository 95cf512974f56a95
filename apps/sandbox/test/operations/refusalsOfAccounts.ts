/** Refusals of accounts: passwords, registration, addresses, profile, moving, refusals at the door. */
import { accountIdOf } from '../harness/members.ts';
import {
  code,
  coded,
  fresh,
  invitation,
  invited,
  member,
  newPassword,
  password,
  quickRegisterBody,
  registerBody,
  withAddress,
} from './accountRequests.ts';
import { photo } from './pictures.ts';
import { meet, type Meet, type Refusal } from './refusal.ts';

type Made = Awaited<ReturnType<Meet>>;

const blocked = (to: string, by: string, request: Made): Meet => {
  return async (sandbox) => {
    await sandbox.state('too many attempts', { to, by });
    return request;
  };
};

const me = (body?: unknown): Made => ({ as: 'member', body });
const tooMany = 'authentication.error.toomanyattempts';
const invalidCode = 'verification.error.codeinvalid';
const second = 'second@example.org';
const wrongCode = { email: member, code: 'WRNGWRNG' };
const weak = 'password.error.tooweak';
const wrong = 'password.error.wrong';
const consents = { agreedToPrivacyPolicy: true, agreedToTermsAndConditions: true };

const withTerms = (body: unknown): Meet => {
  return async (sandbox) => {
    await sandbox.state('a brand with terms');
    await sandbox.state('an invitation', { uuid: invitation, state: 'open' });
    return { body };
  };
};

const passwordAgain = (
  [
    ['changePassword', { oldPassword: 'wrong', newPassword }],
    ['changeEmail', { email: fresh, password: 'wrong' }],
    ['changeMainEmail', { email: second, password: 'wrong' }],
    ['deleteAccount', { password: 'wrong' }],
  ] as const
).flatMap(([id, body]): Refusal[] => [
  [id, 422, wrong, meet(me(body))],
  [id, 429, tooMany, blocked('give the password again', 'me', me(body))],
]);

const invitations = (
  [
    ['getQuickRegistration', { query: { uuid: invitation } }],
    ['registerQuickly', { body: quickRegisterBody }],
    ['getQuickConnect', { query: { uuid: invitation } }],
  ] as const
).flatMap(([id, request]): Refusal[] => [
  [id, 404, 'registration.error.invitationnotfound', meet(request)],
  [id, 409, 'registration.error.invitationused', invited('used', request)],
]);

const additional = (['addAdditionalEmail', 'addAdditionalEmailLegacy'] as const).flatMap(
  (id): Refusal[] => [
    [id, 409, 'email.error.alreadyadded', withAddress('verified', second, me({ email: second }))],
    [
      id,
      409,
      'email.error.toomany',
      async (sandbox) => {
        for (const name of ['a', 'b', 'c', 'd', 'e'])
          await sandbox.state('an additional e-mail address', {
            email: `${name}@example.org`,
            state: 'unverified',
          });
        return me({ email: fresh });
      },
    ],
    [id, 429, tooMany, blocked('ask for mails', 'me', me({ email: fresh }))],
  ],
);

const moving = (state: string): Meet => {
  return async (sandbox) => {
    await sandbox.state('an account to be moved', { state });
    return me(consents);
  };
};

const atTheDoor = (
  [
    'getAccessRefusalConfiguration',
    'getAccessRefusalStatus',
    'getEntranceBlock',
    'getAccessBlock',
  ] as const
).map((id): Refusal => [id, 403, 'authorization.error.notconnected', meet({ as: 'visitor' })]);

const pictures: Refusal[] = [
  [
    'uploadProfileImage',
    413,
    'picture.error.toolarge',
    meet({ as: 'member', image: new Uint8Array(5 * 1024 * 1024 + 1) }),
  ],
  [
    'uploadProfileImage',
    415,
    'picture.error.kindnottaken',
    meet({ as: 'member', image: new TextEncoder().encode('<svg onload="alert(1)"/>') }),
  ],
  [
    'uploadProfileImage',
    422,
    'picture.error.toomanypixels',
    async () => ({ as: 'member', image: await photo(5001, 5000) }),
  ],
  [
    'uploadProfileImage',
    422,
    'picture.error.notreadable',
    async () => ({ as: 'member', image: (await photo()).slice(0, 60) }),
  ],
];

export const accountRefusals: readonly Refusal[] = [
  ['resetPassword', 429, tooMany, blocked('reset a password', member, { body: { email: member } })],
  [
    'changeForgottenPassword',
    422,
    invalidCode,
    meet({ body: { ...wrongCode, password: newPassword } }),
  ],
  [
    'changeForgottenPassword',
    422,
    weak,
    coded('reset', member, { body: { email: member, code, password: 'onlyletters' } }),
  ],
  [
    'changeForgottenPassword',
    429,
    tooMany,
    blocked('try codes', member, { body: { ...wrongCode, password: newPassword } }),
  ],
  ['verifyRegistration', 422, invalidCode, meet({ body: wrongCode })],
  ['verifyRegistration', 429, tooMany, blocked('try codes', member, { body: wrongCode })],
  ['verifyEmail', 422, invalidCode, meet({ body: wrongCode })],
  ['verifyEmail', 429, tooMany, blocked('try codes', member, { body: wrongCode })],
  ['register', 422, weak, meet({ body: { ...registerBody, password: '12345678' } })],
  [
    'register',
    422,
    'registration.error.termsnotaccepted',
    withTerms({ ...registerBody, termsAccepted: false }),
  ],
  [
    'register',
    422,
    'registration.error.referralcodeunknown',
    meet({ body: { ...registerBody, referralCode: 'NOBODY99' } }),
  ],
  ['register', 429, tooMany, blocked('register', fresh, { body: registerBody })],
  ...invitations,
  [
    'getQuickRegistration',
    429,
    tooMany,
    blocked('look at an invitation', invitation, { query: { uuid: invitation } }),
  ],
  [
    'getQuickConnect',
    429,
    tooMany,
    blocked('look at an invitation', invitation, { query: { uuid: invitation } }),
  ],
  [
    'registerQuickly',
    422,
    weak,
    invited('open', { body: { ...quickRegisterBody, password: 'short1' } }),
  ],
  [
    'registerQuickly',
    422,
    'registration.error.termsnotaccepted',
    withTerms({ ...quickRegisterBody, termsAccepted: false }),
  ],
  [
    'registerQuickly',
    422,
    'registration.error.emailfixed',
    invited('open', { body: { ...quickRegisterBody, email: fresh } }),
  ],
  [
    'registerQuickly',
    429,
    tooMany,
    blocked('register', quickRegisterBody.email, { body: quickRegisterBody }),
  ],
  ['resendRegistrationMail', 409, 'account.error.alreadyverified', meet({ as: 'member' })],
  [
    'resendRegistrationMail',
    429,
    tooMany,
    async (sandbox) => {
      await sandbox.state('a logged-in account that is not verified');
      await sandbox.state('too many attempts', { to: 'ask for mails', by: 'me' });
      return { as: await accountIdOf(sandbox.services.db, fresh) };
    },
  ],
  ...passwordAgain,
  [
    'changePassword',
    422,
    weak,
    meet(me({ oldPassword: password, newPassword: 'letters-and-no-digit' })),
  ],
  ['changeEmail', 409, 'email.error.unchanged', meet(me({ email: member, password }))],
  ['changeMainEmail', 404, 'email.error.notfound', meet(me({ email: second, password }))],
  ['changeMainEmail', 409, 'email.error.unchanged', meet(me({ email: member, password }))],
  [
    'changeMainEmail',
    409,
    'email.error.notverified',
    withAddress('unverified', second, me({ email: second, password })),
  ],
  [
    'deleteAccount',
    409,
    'account.error.openbookings',
    async (sandbox) => {
      await sandbox.state('a booking', {
        uuid: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001',
        owner: 'me',
        state: 'booked',
      });
      return me({ password });
    },
  ],
  [
    'deleteAccount',
    409,
    'account.error.openpayments',
    async (sandbox) => {
      await sandbox.state('a checkout', {
        id: '7d3e5a10-2b1c-4f3d-8e9a-0c1d2e3f4a5b',
        state: 'AUTHENTICATED',
      });
      return me({ password });
    },
  ],
  ...(['replaceProfile', 'saveProfile'] as const).map((id): Refusal => [
    id,
    422,
    'profile.error.dateofbirth',
    meet(me({ firstname: null, lastname: null, locale: null, dateOfBirth: '2031-01-01' })),
  ]),
  ...pictures,
  ...additional,
  ...(['deleteAdditionalEmail', 'deleteAdditionalEmailLegacy'] as const).map((id): Refusal => [
    id,
    404,
    'email.error.notfound',
    meet(me({ email: second })),
  ]),
  ['verifyAdditionalEmail', 422, invalidCode, meet(me({ email: second, code: 'WRNGWRNG' }))],
  [
    'verifyAdditionalEmail',
    429,
    tooMany,
    blocked('try codes', 'me', me({ email: second, code: 'WRNGWRNG' })),
  ],
  ['migrateAccount', 409, 'migration.error.notoffered', meet(me(consents))],
  ['migrateAccount', 409, 'migration.error.addresstaken', moving('address-taken')],
  [
    'migrateAccount',
    422,
    'migration.error.consentmissing',
    async (sandbox) => {
      await moving('undecided')(sandbox);
      return me({ ...consents, agreedToPrivacyPolicy: false });
    },
  ],
  ['createCancelationNotice', 409, 'migration.error.notoffered', meet({ as: 'member' })],
  ...atTheDoor,
];
