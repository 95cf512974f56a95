/** What a tenant knows of a member: read, changed, and as files. */
import type { Database } from '../../database/database.ts';
import type { ApiRequest, Handlers, Services } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import type { Customer } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { requireMember } from '../accounts/member.ts';
import { audit } from '../audit/audit.ts';
import { listDocumentTypes } from '../contracts/documentTypes.ts';
import { findProvinces } from '../contracts/provinces.ts';
import { findBrand } from '../brands/rules.ts';
import { dataPrivacyDocument } from '../documents/dataPrivacyDocument.ts';
import { mandateDocument } from '../documents/mandateDocument.ts';
import { checkSigned } from '../documents/signature.ts';
import { ofAccount, takeRate } from '../limits/rates.ts';
import { languageOf } from '../studios/rules.ts';
import type { customerAmendments } from './tables.ts';
import { pendingOf, withdraw } from './amendments.ts';
import { changeSection } from './changeSection.ts';
import { changePayment, payingFor, paymentDataOf } from './paymentData.ts';
import { checkMayChange, checkMaySee } from './permissions.ts';
import { checkDocument, checkProvince } from './rules.ts';
import { studioOfCustomer } from './studioOfCustomer.ts';
import { toAddressData, toContactData, toPersonalData } from './view.ts';

type Asker = Pick<ApiRequest<'getPersonalData'>, 'account' | 'context'>;

const member = (db: Database, { account, context }: Asker): Promise<Customer> =>
  requireMember(db, account, context);

async function personalDataOf(db: Database, customer: Customer) {
  const { zoneId } = await studioOfCustomer(db, customer);
  return toPersonalData(customer, await pendingOf(db, customer.id, 'PERSONAL'), zoneId);
}

async function addressDataOf(db: Database, customer: Customer) {
  const { zoneId } = await studioOfCustomer(db, customer);
  return toAddressData(customer, await pendingOf(db, customer.id, 'ADDRESS'), zoneId);
}

async function contactDataOf(db: Database, customer: Customer) {
  const { zoneId } = await studioOfCustomer(db, customer);
  return toContactData(customer, await pendingOf(db, customer.id, 'CONTACT'), zoneId);
}

async function mandateFile(request: Asker, { db, clock }: Services): Promise<Uint8Array> {
  const customer = await member(db, request);
  checkMaySee(customer, 'PAYMENT');
  const studio = await studioOfCustomer(db, customer);
  const paying = await payingFor(db, customer, studio);
  if (!paying?.mandate) throw apiError(404, 'customerdata.error.nomandate', 'There is no mandate');
  const { instrument, mandate } = paying;
  const brand = await findBrand(db, { 'X-Tenant': studio.tenant }, '');
  return mandateDocument(brand, mandate, instrument, {
    zoneId: studio.zoneId,
    writtenAt: clock.now(),
  });
}

export const customerDataHandlers = {
  async getPersonalData(request, { db }) {
    const customer = await member(db, request);
    checkMaySee(customer, 'PERSONAL');
    return ok(await personalDataOf(db, customer));
  },

  async savePersonalData(request, services) {
    const { db } = services;
    const customer = await member(db, request);
    const changing = checkMayChange(customer, 'PERSONAL');
    const { address } = await studioOfCustomer(db, customer);
    checkDocument(request.body, address.countryCode);
    await changeSection(
      services,
      request,
      { section: 'PERSONAL', personal: request.body },
      changing,
    );
    return ok(await personalDataOf(db, await member(db, request)));
  },

  async listPersonalDocumentTypes(request, { db }) {
    const studio = await studioOfCustomer(db, await member(db, request));
    return ok(listDocumentTypes(studio.address.countryCode));
  },

  async getAddressData(request, { db }) {
    const customer = await member(db, request);
    checkMaySee(customer, 'ADDRESS');
    return ok(await addressDataOf(db, customer));
  },

  async saveAddressData(request, services) {
    const { db } = services;
    const customer = await member(db, request);
    const changing = checkMayChange(customer, 'ADDRESS');
    checkProvince(request.body, (await studioOfCustomer(db, customer)).address.countryCode);
    await changeSection(services, request, { section: 'ADDRESS', address: request.body }, changing);
    return ok(await addressDataOf(db, await member(db, request)));
  },

  async listAddressProvinces(request, { db }) {
    await member(db, request);
    return ok(findProvinces(request.query.name));
  },

  async getContactData(request, { db }) {
    const customer = await member(db, request);
    checkMaySee(customer, 'CONTACT');
    return ok(await contactDataOf(db, customer));
  },

  async saveContactData(request, services) {
    const { db } = services;
    const changing = checkMayChange(await member(db, request), 'CONTACT');
    await changeSection(services, request, { section: 'CONTACT', contact: request.body }, changing);
    return ok(await contactDataOf(db, await member(db, request)));
  },

  async getPaymentData(request, { db }) {
    const customer = await member(db, request);
    checkMaySee(customer, 'PAYMENT');
    return ok(await paymentDataOf(db, customer));
  },

  async savePaymentData(request, services) {
    const { db } = services;
    const customer = await member(db, request);
    const changing = checkMayChange(customer, 'PAYMENT');
    await takeRate(services, 'keepInstruments', ofAccount(request.account));
    checkSigned(
      'paymentSignature',
      request.body.paymentSignature,
      customer.paymentSignatureRequired,
    );
    await changePayment(services, request, changing);
    return ok(await paymentDataOf(db, await member(db, request)));
  },

  async withdrawAmendment(request, { db, clock }) {
    const { account, context, path } = request;
    await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      const { id } = await requireMember(tx, account, context);
      const at = clock.now();
      if (await withdraw(tx, path.id, id, at))
        await audit(tx, {
          by: request,
          at,
          kind: 'customer-amendment',
          id: path.id,
          fields: ['state'] satisfies (keyof typeof customerAmendments.$inferSelect)[],
        });
    });
    return { status: 204 };
  },

  async getDataPrivacyDocument(request, { db, clock }) {
    const customer = await member(db, request);
    const studio = await studioOfCustomer(db, customer);
    const told = {
      studio,
      personal: await personalDataOf(db, customer),
      address: await addressDataOf(db, customer),
      contact: await contactDataOf(db, customer),
      payment: await paymentDataOf(db, customer),
    };
    const language = request.language ?? languageOf(studio);
    const brand = await findBrand(db, { 'X-Tenant': studio.tenant }, '');
    return ok(await dataPrivacyDocument(brand, told, language, clock.now()));
  },

  async getSepaMandateDocument(request, services) {
    return ok(await mandateFile(request, services));
  },
} satisfies Partial<Handlers>;
