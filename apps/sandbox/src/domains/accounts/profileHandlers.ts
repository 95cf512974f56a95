import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Handlers, Schemas, Services } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { audit, type AuditedMember, changedFields } from './audit.ts';
import { findBrand } from '../brands/rules.ts';
import { loadAdditionalEmails } from './addresses.ts';
import { type Account, getAccount, lockOwnAccount } from './lookup.ts';
import { ensureReferralCode, buildReferralUrl } from './referralCode.ts';
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
} satisfies Partial<Handlers>;
