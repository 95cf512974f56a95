import type { CheckoutServices } from '../checkouts/subject.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Handlers, Schemas, Services } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { audit, type AuditedMember, changedFields } from './audit.ts';
import { settlePayments } from '../checkouts/settling.ts';
import { findBrand } from '../brands/rules.ts';
import { sendMail } from './sendMail.ts';
import { loadAdditionalEmails } from './addresses.ts';
import { checkNothingOpen, removeAccount } from '../accountDeletion/deletion.ts';
import {
  type Account,
  getAccount,
  confirmPassword,
  lockConfirmed,
  lockOwnAccount,
} from './lookup.ts';
import { ensureReferralCode, buildReferralUrl } from './referralCode.ts';
import { endSession } from './sessions.ts';
import { accounts } from './tables.ts';

function toProfile(account: Account): Schemas['Profile'] {
  const { firstname, lastname, dateOfBirth, locale, memberSince, profilePictureUrl } = account;
  return { firstname, lastname, dateOfBirth, locale, memberSince, profilePictureUrl };
}

async function toContacts(db: Database, account: Account): Promise<Schemas['Contacts']> {
  const { phone, street, houseNumber, zipCode, city, provinceCode, countryCode } = account;
  const additional = await loadAdditionalEmails(db, account.id);
  return {
    emails: [
      { id: null, email: account.email, main: true, verified: account.verified },
      ...additional.map(({ id, email, verified }) => ({ id, email, main: false, verified })),
    ],
    phone,
    street,
    houseNumber,
    zipCode,
    city,
    provinceCode,
    countryCode,
  };
}

type SaveRequest = Pick<
  ApiRequest<'saveProfile' | 'replaceProfile'>,
  'operationId' | 'account' | 'context' | 'hostname' | 'body'
>;

/** Omitted fields stay unchanged. */
async function updateProfile(
  request: SaveRequest,
  { db, clock }: Services,
): Promise<Schemas['Profile']> {
  const { body } = request;
  const now = clock.now();
  const after = await changeAccount(db, request, now, (before) => {
    const { firstname, lastname } = { ...before, ...body };
    // The display name follows first and last name.
    const name = [firstname, lastname].filter(Boolean).join(' ') || before.name;
    return { ...body, name };
  });
  return toProfile(after);
}

/**
 * Changes some fields of the account without affecting concurrent changes to others.
 * @param wanted returns the changes for the current account, which is locked
 * @returns the changed account
 */
async function changeAccount(
  db: Database,
  request: AuditedMember,
  at: Date,
  wanted: (before: Account) => Partial<Account>,
): Promise<Account> {
  const { id } = request.account;
  return db.transaction(async (tx) => {
    const before = await lockOwnAccount(tx, id);
    const changes = wanted(before);
    const fields = changedFields(before, changes);
    if (fields.length === 0) return before;
    await tx.update(accounts).set(changes).where(eq(accounts.id, id));
    await audit(tx, { by: request, at, kind: 'account', id, fields });
    return { ...before, ...changes };
  });
}

export const profileHandlers = {
  async getProfile({ account }, { db }) {
    return ok(toProfile(await getAccount(db, account.id)));
  },

  async replaceProfile(request, services) {
    return ok(await updateProfile(request, services));
  },

  async saveProfile(request, services) {
    return ok(await updateProfile(request, services));
  },

  async getContacts({ account }, { db }) {
    return ok(await toContacts(db, await getAccount(db, account.id)));
  },

  async saveContacts(request, { db, clock }) {
    return ok(
      await toContacts(db, await changeAccount(db, request, clock.now(), () => request.body)),
    );
  },

  async getReferralUrl({ account, context }, { db, portalOrigin }) {
    const referralCode = await ensureReferralCode(db, await getAccount(db, account.id));
    const referralUrl = buildReferralUrl(referralCode, context['X-Tenant'], portalOrigin());
    return ok({ referralUrl, referralCode });
  },

  async createZendeskToken({ context, hostname, language }, { db }) {
    const brand = await findBrand(db, context, hostname);
    const url = new URL(`https://support.example/${brand?.brandIdentifier ?? 'portal'}`);
    url.searchParams.set('locale', language ?? 'en-GB');
    return ok({ supportURL: url.href });
  },

  async deleteAccount(request, services) {
    const { header, address, cookie } = request;
    const { db, clock } = services;
    const account = await getAccount(db, request.account.id);
    const password = Buffer.from(header['X-Password'], 'base64').toString();
    await confirmPassword(services, account, password, address);
    const { email: to, name, locale } = account;
    const due = await db.transaction(async (tx) => {
      await lockConfirmed(tx, account);
      const at = clock.now();
      await checkNothingOpen(tx, account.id, at);
      await audit(tx, { by: request, at, kind: 'account', id: account.id });
      const held = await removeAccount(tx, account.id, at);
      const farewell = { kind: 'accountDeleted', to, name, locale } as const;
      await sendMail({ ...services, db: tx }, request, farewell);
      return held;
    });
    await settlePayments(services, due);
    await endSession(db, cookie);
    return { status: 204 };
  },
} satisfies Partial<Handlers<CheckoutServices>>;
