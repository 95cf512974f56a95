/** Valid requests for a member's data at a studio. */
import type { OperationId } from '../../src/platform/api.ts';
import { createMandate } from '../harness/links.ts';
import type { Request, Sandbox } from '../harness/sandbox.ts';
import { type RequestSetup, withoutSetup } from './setup.ts';

const id = '6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b01';

const allowChanges = (sandbox: Sandbox) =>
  sandbox.state('what the member may do', { may: 'change at once' });

const withPermission =
  (request: Request = {}): RequestSetup =>
  async (sandbox) => {
    await allowChanges(sandbox);
    return { as: 'member', ...request };
  };

export const newPerson = {
  firstname: 'Mona',
  lastname: 'Beispiel',
  dateOfBirth: '1990-05-17',
  gender: 'FEMALE',
  placeOfBirth: 'Berlin',
  countryOfBirth: 'DE',
  documentType: 'IDENTITY_CARD',
  documentNumber: 'L01X00T47',
};

export const newAddress = {
  street: 'Via Campione',
  houseNumber: '7',
  zipCode: '20121',
  city: 'Milano',
  provinceCode: 'MI',
  countryCode: 'IT',
};

export const customerDataHappy = {
  getPersonalData: withPermission(),
  savePersonalData: withPermission({ body: newPerson }),
  listPersonalDocumentTypes: withoutSetup({ as: 'member' }),
  getAddressData: withPermission(),
  saveAddressData: withPermission({ body: newAddress }),
  listAddressProvinces: withoutSetup({ as: 'member', query: { name: 'mil' } }),
  getContactData: withPermission(),
  saveContactData: withPermission({
    body: { email: 'mona@northside.example', phone: '+49 30 0000009' },
  }),
  async getPaymentData(sandbox) {
    await allowChanges(sandbox);
    await sandbox.state('a logged-in member', {});
    await sandbox.state('a paid membership', { by: 'direct debit' });
    return { as: 'member' };
  },
  async savePaymentData(sandbox) {
    await allowChanges(sandbox);
    await sandbox.state('a logged-in member', {});
    await sandbox.state('a paid membership', { by: 'direct debit' });
    return { as: 'member', body: { ...(await createMandate(sandbox)), paymentSignature: null } };
  },
  async withdrawAmendment(sandbox) {
    await sandbox.state('an amendment', { id, section: 'personal', state: 'pending' });
    return { as: 'member', path: { id } };
  },
  getDataPrivacyDocument: withoutSetup({ as: 'member' }),
  async getSepaMandateDocument(sandbox) {
    await allowChanges(sandbox);
    await sandbox.state('a logged-in member', {});
    await sandbox.state('a paid membership', { by: 'direct debit' });
    return { as: 'member' };
  },
} satisfies Partial<Record<OperationId, RequestSetup>>;
