/** Requests of account operations, as in the examples of the API description. */
import type { RequestSetup } from './setup.ts';

export const invitation = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10';
export const password = 'sample-Passw0rd';
export const newPassword = 'another-Passw0rd';
export const code = 'K7MPRT4W';
export const member = 'member@northside.example';
export const newEmail = 'new@example.org';

export const registerBody = {
  email: newEmail,
  password,
  firstname: 'Nele',
  lastname: 'Neu',
  locale: 'de-DE',
  termsAccepted: true,
};

export const quickRegisterBody = {
  ...registerBody,
  uuid: invitation,
  email: 'invited@example.org',
  firstname: 'Ida',
  lastname: 'Invited',
};

export const connectBodies = {
  connectWithCustomerCode: {
    studioId: 1001,
    customerCode: 'NS-70010',
    dateOfBirth: '1991-07-08',
  },
  connectWithEmail: { studioId: 1001, email: 'visitor@example.org' },
  connectWithIban: {
    studioId: 1001,
    iban: 'DE02120300000000202051',
    dateOfBirth: '1991-07-08',
  },
  connectWithIbanSuffix: {
    studioId: 1001,
    ibanSuffix: '2051',
    lastname: 'Beispiel',
    dateOfBirth: '1991-07-08',
  },
} as const;

export const connectIds = [
  'connectWithCustomerCode',
  'connectWithEmail',
  'connectWithIban',
  'connectWithIbanSuffix',
] as const;

/** Creates an invitation first. */
export const withInvitation =
  (state: 'open' | 'used', request: Awaited<ReturnType<RequestSetup>>): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('an invitation', { uuid: invitation, state });
    return request;
  };

/** Creates a mailed code first. */
export const withCode =
  (purpose: string, email: string, request: Awaited<ReturnType<RequestSetup>>): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('an emailed code', { purpose, email, code });
    return request;
  };

/** Adds an additional address of the member first. */
export const withAdditionalEmail =
  (
    state: 'verified' | 'unverified',
    email: string,
    request: Awaited<ReturnType<RequestSetup>>,
  ): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('an additional e-mail address', { email, state });
    return request;
  };
