import * as api from '@studio-portal/sdk/api/passkeys';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { DELETE, GET, POST, session } from '../src/wire.ts';
import { member, tooOften } from './given.ts';

const headers = session;
const passkeysPath = '/v1/me/passkeys';
const options = `${passkeysPath}/registrationoptions`;
const login = '/v1/public/passkeys/login';
const loginOptions = '/v1/public/passkeys/loginoptions';

/** Values that a software authenticator created once for https://portal.northside.example. */
const credentialId = 'YPUois2RZci6-19TBlFlgbHIy2HIzsMIfNYL7J5E6S0';
const userHandle = 'KU-sfTOsUlDbp_PyM3ZmN6wY_2metCwQ5Xd9kf5dAU4';
const publicKey =
  'pQECAyYgASFYIN5odAGkO1zm_Gtj_iLh0AMv40yh13tWG0YWkGPUCrv3IlggKl9irWfig6gB6XD3zmxxnC9xOw3BpQNWJJ8bhBeX0H4';

const passkey = (name: string, use: 'used' | 'new', id = 7301) =>
  state('a passkey', { id, name, credentialId, publicKey, userHandle, state: use });

const second = state('a passkey', {
  id: 7302,
  name: 'Laptop',
  credentialId: 'c2FtcGxlIGxhcHRvcA',
  publicKey,
  userHandle,
  state: 'new',
});

const challenge = (to: 'add a passkey' | 'log in', age: 'open' | 'expired' = 'open') =>
  state('a passkey challenge', {
    to,
    challenge:
      to === 'log in'
        ? 'ogIuZgd18H3Phka8uMZpPQQY1_hcJv5nZ-SucbyNd1U'
        : 'AU6J6WA-RNHBKpNUAZaHZR8-wonx0FvdHpK-rWlKKRI',
    userHandle,
    state: age,
  });

const made = {
  name: "Mona's phone",
  credentialId: 'YPUois2RZci6-19TBlFlgbHIy2HIzsMIfNYL7J5E6S0',
  clientDataJSON:
    'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiQVU2SjZXQS1STkhCS3BOVUFaYUhaUjgtd29ueDBGdmRIcEstcldsS0tSSSIsIm9yaWdpbiI6Imh0dHBzOi8vcG9ydGFsLm5vcnRoc2lkZS5leGFtcGxlIiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ',
  attestationObject:
    'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik3QKhEFmJ8va-txAAPIodpd0yJDeBPHaHTcG8yueMylxdAAAAAAAAAAAAAAAAAAAAAAAAAAAAIGD1KIrNkWXIuvtfUwZRZYGxyMthyM7DCHzWC-yeROktpQECAyYgASFYIN5odAGkO1zm_Gtj_iLh0AMv40yh13tWG0YWkGPUCrv3IlggKl9irWfig6gB6XD3zmxxnC9xOw3BpQNWJJ8bhBeX0H4',
  transports: ['internal', 'hybrid'],
} satisfies Parameters<typeof api.registerPasskey>[0];

/** Created for the host other.example. */
const madeElsewhere = {
  ...made,
  credentialId: 'LTSeVu8kgpjWA_iNbrOH2ve_-19iq6xBGhSXlSSNWew',
  attestationObject:
    'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik6e-yH3QOSH9Sm0SbsRl8QPNuRD-r_Y8AFKDl7FGoxYxdAAAAAAAAAAAAAAAAAAAAAAAAAAAAIC00nlbvJIKY1gP4jW6zh9r3v_tfYqusQRoUl5UkjVnspQECAyYgASFYIKFGy7rQwJugK6me1BJ8C-jhzEa5qm3A_cBhPFLMKdfEIlggruEavDxkihizaTN8w57H0fEniJeJh65wBPqa3XVL_dQ',
} satisfies typeof made;

const signed = {
  credentialId: 'YPUois2RZci6-19TBlFlgbHIy2HIzsMIfNYL7J5E6S0',
  clientDataJSON:
    'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoib2dJdVpnZDE4SDNQaGthOHVNWnBQUVFZMV9oY0p2NW5aLVN1Y2J5TmQxVSIsIm9yaWdpbiI6Imh0dHBzOi8vcG9ydGFsLm5vcnRoc2lkZS5leGFtcGxlIiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ',
  authenticatorData: '3QKhEFmJ8va-txAAPIodpd0yJDeBPHaHTcG8yueMylwdAAAAAw',
  signature:
    'MEUCIQC15sYzTMIaYt6-gKxVAZnImtjRzp3kJdQNAtpNR28jnAIgHKqtfGajfHdnNdOUUpcUo7c6IQrnwVJMJcK5zJvs53I',
  userHandle: 'KU-sfTOsUlDbp_PyM3ZmN6wY_2metCwQ5Xd9kf5dAU4',
} satisfies Parameters<typeof api.loginWithPasskey>[0];

const registrationOptions = (password = 'sample-Passw0rd') => ({
  call: () => api.createPasskeyRegistrationOptions({ password }),
  request: POST(options, { headers, body: { password } }),
});

const register = (body: typeof made = made) => ({
  call: () => api.registerPasskey(body),
  request: POST(passkeysPath, { headers, body }),
});

const list = { call: () => api.listPasskeys(), request: GET(passkeysPath, { headers }) };

const remove = (id: number) => ({
  call: () => api.deletePasskey(id),
  request: DELETE(`${passkeysPath}/${id}`, { headers }),
});

const begun = {
  call: () => api.createPasskeyLoginOptions(),
  request: POST(loginOptions),
};

const answered = (body: typeof signed = signed) => ({
  call: () => api.loginWithPasskey(body),
  request: POST(login, { body }),
});

const phone = passkey("Mona's phone", 'used');
const full = state('as many passkeys as an account may have', {});
const asMember = [member];

definePact('passkeys', {
  createPasskeyRegistrationOptions: {
    201: [
      {
        ...registrationOptions(),
        given: [member, phone],
        example: 'passkeyRegistrationOptions',
        exactly: [
          'user.id',
          'user.name',
          'attestation',
          'excludeCredentials',
          'authenticatorSelection.residentKey',
          'authenticatorSelection.requireResidentKey',
          'authenticatorSelection.userVerification',
        ],
      },
    ],
    409: { 'passkey.error.toomany': { ...registrationOptions(), given: [member, full] } },
    422: { 'password.error.wrong': { ...registrationOptions('wrong-Passw0rd'), given: asMember } },
    429: {
      'authentication.error.toomanyattempts': {
        ...registrationOptions(),
        given: [member, state('too many attempts', { to: 'give the password again', by: 'me' })],
      },
    },
  },
  registerPasskey: {
    201: [
      {
        ...register(),
        given: [member, challenge('add a passkey')],
        example: 'passkey',
        exactly: ['name', 'lastUsedAt', 'backedUp'],
      },
    ],
    409: {
      'passkey.error.alreadyregistered': {
        ...register(),
        given: [member, phone, challenge('add a passkey')],
      },
      'passkey.error.toomany': { ...register(), given: [member, full, challenge('add a passkey')] },
    },
    422: {
      'passkey.error.challengeexpired': {
        ...register(),
        given: [member, challenge('add a passkey', 'expired')],
      },
      'passkey.error.wrong': {
        ...register(madeElsewhere),
        given: [member, challenge('add a passkey')],
      },
    },
  },
  listPasskeys: {
    200: [
      {
        ...list,
        given: [member, phone, second],
        example: 'passkeys',
        exactly: ['passkeys.id', 'passkeys.name'],
      },
      {
        ...list,
        when: 'of which there is none',
        given: asMember,
        example: 'noPasskeys',
        exactly: ['passkeys'],
      },
    ],
  },
  deletePasskey: {
    204: [{ ...remove(7301), given: [member, phone], example: null }],
    404: {
      'passkey.error.notfound': {
        ...remove(7399),
        given: [member, state('no passkey', { id: 7399 })],
      },
    },
  },
  createPasskeyLoginOptions: {
    201: [{ ...begun, given: [], example: 'passkeyLoginOptions', exactly: ['userVerification'] }],
    429: {
      'authentication.error.toomanyattempts': {
        ...begun,
        given: [tooOften('begin with a passkey')],
      },
    },
  },
  loginWithPasskey: {
    200: [
      {
        ...answered(),
        given: [phone, challenge('log in')],
        example: 'loginResult',
        exactly: ['userId'],
      },
    ],
    422: {
      'passkey.error.challengeexpired': {
        ...answered(),
        given: [phone, challenge('log in', 'expired')],
      },
      'passkey.error.unknown': { ...answered(), given: [challenge('log in')] },
      'passkey.error.wrong': {
        // Valid format with other bytes.
        ...answered({
          ...signed,
          authenticatorData: '3QKhEFmJ8va-txAAPIodpd0yJDeBPHaHTcG8yueMylwdAAAABA',
        }),
        given: [phone, challenge('log in')],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...answered(),
        given: [tooOften('log in with a passkey')],
      },
    },
  },
});
