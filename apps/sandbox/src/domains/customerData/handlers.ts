/** Customer data of a member: reading, changing and downloading it. */
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Handlers, Services } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import type { Member } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { requireMember } from '../accounts/member.ts';
import { audit } from '../accounts/audit.ts';
import { listDocumentTypes } from '../membershipOffers/documentTypes.ts';
import { findProvinces } from '../membershipOffers/provinces.ts';
import { findBrand } from '../brands/rules.ts';
import { dataPrivacyDocument } from './dataPrivacyDocument.ts';
import { mandateDocument } from './mandateDocument.ts';
import { checkSigned } from '../../platform/pdf/signature.ts';
import { accountSubject, enforceRateLimit } from '../limits/rates.ts';
import { studioLanguage } from '../studios/rules.ts';
import type { customerAmendments } from './tables.ts';
import { findPending, withdraw } from './amendments.ts';
import { changeSection } from './changeSection.ts';
import { changePayment, findMembershipInstrument, loadPaymentData } from './paymentData.ts';
import { requireChangePermission, requireReadPermission } from '../accounts/permissions.ts';
import { checkDocument, checkProvince } from './rules.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';
import { toAddressData, toContactData, toPersonalData } from './view.ts';

type Asker = Pick<ApiRequest<'getPersonalData'>, 'account' | 'context'>;

const requireCustomer = (db: Database, { account, context }: Asker): Promise<Member> =>
  requireMember(db, account, context);

async function loadPersonalData(db: Database, customer: Member) {
  const { zoneId } = await findCustomerStudio(db, customer);
  return toPersonalData(customer, await findPending(db, customer.id, 'PERSONAL'), zoneId);
}

async function loadAddressData(db: Database, customer: Member) {
  const { zoneId } = await findCustomerStudio(db, customer);
  return toAddressData(customer, await findPending(db, customer.id, 'ADDRESS'), zoneId);
}

async function loadContactData(db: Database, customer: Member) {
  const { zoneId } = await findCustomerStudio(db, customer);
  return toContactData(customer, await findPending(db, customer.id, 'CONTACT'), zoneId);
}

async function mandateFile(request: Asker, { db, clock }: Services): Promise<Uint8Array> {
  const customer = await requireCustomer(db, request);
  requireReadPermission(customer, 'PAYMENT');
  const studio = await findCustomerStudio(db, customer);
  const paying = await findMembershipInstrument(db, customer, studio);
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
    const customer = await requireCustomer(db, request);
    requireReadPermission(customer, 'PERSONAL');
    return ok(await loadPersonalData(db, customer));
  },

  async savePersonalData(request, services) {
    const { db } = services;
    const customer = await requireCustomer(db, request);
    const changing = requireChangePermission(customer, 'PERSONAL');
    const { address } = await findCustomerStudio(db, customer);
    checkDocument(request.body, address.countryCode);
    await changeSection(
      services,
      request,
      { section: 'PERSONAL', personal: request.body },
      changing,
    );
    return ok(await loadPersonalData(db, await requireCustomer(db, request)));
  },

  async listPersonalDocumentTypes(request, { db }) {
    const studio = await findCustomerStudio(db, await requireCustomer(db, request));
    return ok(listDocumentTypes(studio.address.countryCode));
  },

  async getAddressData(request, { db }) {
    const customer = await requireCustomer(db, request);
    requireReadPermission(customer, 'ADDRESS');
    return ok(await loadAddressData(db, customer));
  },

  async saveAddressData(request, services) {
    const { db } = services;
    const customer = await requireCustomer(db, request);
    const changing = requireChangePermission(customer, 'ADDRESS');
    checkProvince(request.body, (await findCustomerStudio(db, customer)).address.countryCode);
    await changeSection(services, request, { section: 'ADDRESS', address: request.body }, changing);
    return ok(await loadAddressData(db, await requireCustomer(db, request)));
  },

  async listAddressProvinces(request, { db }) {
    await requireCustomer(db, request);
    return ok(findProvinces(request.query.name));
  },

  async getContactData(request, { db }) {
    const customer = await requireCustomer(db, request);
    requireReadPermission(customer, 'CONTACT');
    return ok(await loadContactData(db, customer));
  },

  async saveContactData(request, services) {
    const { db } = services;
    const changing = requireChangePermission(await requireCustomer(db, request), 'CONTACT');
    await changeSection(services, request, { section: 'CONTACT', contact: request.body }, changing);
    return ok(await loadContactData(db, await requireCustomer(db, request)));
  },

  async getPaymentData(request, { db }) {
    const customer = await requireCustomer(db, request);
    requireReadPermission(customer, 'PAYMENT');
    return ok(await loadPaymentData(db, customer));
  },

  async savePaymentData(request, services) {
    const { db } = services;
    const customer = await requireCustomer(db, request);
    const changing = requireChangePermission(customer, 'PAYMENT');
    await enforceRateLimit(services, 'keepInstruments', accountSubject(request.account));
    checkSigned(
      'paymentSignature',
      request.body.paymentSignature,
      customer.paymentSignatureRequired,
    );
    await changePayment(services, request, changing);
    return ok(await loadPaymentData(db, await requireCustomer(db, request)));
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
    const customer = await requireCustomer(db, request);
    const studio = await findCustomerStudio(db, customer);
    const record = {
      studio,
      personal: await loadPersonalData(db, customer),
      address: await loadAddressData(db, customer),
      contact: await loadContactData(db, customer),
      payment: await loadPaymentData(db, customer),
    };
    const language = request.language ?? studioLanguage(studio);
    const brand = await findBrand(db, { 'X-Tenant': studio.tenant }, '');
    return ok(await dataPrivacyDocument(brand, record, language, clock.now()));
  },

  async getSepaMandateDocument(request, services) {
    return ok(await mandateFile(request, services));
  },
} satisfies Partial<Handlers>;
