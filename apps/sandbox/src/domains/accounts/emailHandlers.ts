import { queueClaim } from './queueClaim.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Handlers, Services } from '../../platform/api.ts';
import { accepted } from '../../platform/api.ts';
import { sameAddress } from '../../platform/foldText.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { audit } from './audit.ts';
import {
  loadAdditionalEmails,
  emailNotFound,
  emailNotVerified,
  emailUnchanged,
  isAdditional,
  queueAddressCode,
  notifyAboutAddressChange,
} from './addresses.ts';
import { countAttempt, resetAttempts } from '../limits/attempts.ts';
import { invalidCodeError, deleteCodes, useCode } from './codes.ts';
import {
  getAccount,
  claimAddress,
  confirmPassword,
  lockConfirmed,
  lockOwnAccount,
} from './lookup.ts';
import { redeemInvitations } from './invitations.ts';
import { toCodeSent } from './register.ts';
import { renewSession } from './sessions.ts';
import { accounts, additionalEmails, emailCodes } from './tables.ts';

/** Maximum number of additional addresses per account. */
const maxAdditional = 5;

type AddRequest = ApiRequest<'addAdditionalEmail' | 'addAdditionalEmailLegacy'>;

async function addAdditional(request: AddRequest, services: Services) {
  const { db, clock } = services;
  const { email } = request.body;
  const account = await getAccount(db, request.account.id);
  await countAttempt(services, 'mail', { subject: account.id, address: request.address });
  await db.transaction((tx) => addRow(tx, request, clock.now()));
  await queueAddressCode(services, request, account, 'ADDITIONAL_EMAIL', email);
  return accepted(toCodeSent(email, 'ADDITIONAL_EMAIL', clock.now()));
}

/** @throws 409 if the account has the address already or reached the maximum */
async function addRow(tx: Database, request: AddRequest, at: Date): Promise<void> {
  const { email } = request.body;
  const accountId = request.account.id;
  const account = await lockOwnAccount(tx, accountId);
  const known = await loadAdditionalEmails(tx, accountId);
  const same = known.find((additional) => sameAddress(additional.email, email));
  if (sameAddress(account.email, email) || same?.verified)
    throw apiError(409, 'email.error.alreadyadded', 'The account has this e-mail address already');
  if (!same && known.length >= maxAdditional)
    throw apiError(
      409,
      'email.error.toomany',
      `An account has at most ${maxAdditional} additional e-mail addresses`,
      { args: [{ type: 'NUMBER', value: String(maxAdditional) }] },
    );
  if (same) return;
  const added = await tx
    .insert(additionalEmails)
    .values({ accountId, email, verified: false })
    .returning({ id: additionalEmails.id });
  for (const { id } of added) await audit(tx, { by: request, at, kind: 'additional-email', id });
}

type DeleteRequest = Pick<
  ApiRequest<'deleteAdditionalEmail' | 'deleteAdditionalEmailLegacy'>,
  'operationId' | 'account' | 'context' | 'query'
>;

async function deleteAdditional(request: DeleteRequest, { db, clock }: Services) {
  const { account, query } = request;
  await db.transaction(async (tx) => {
    await lockOwnAccount(tx, account.id);
    const id = query.additionalEmailId;
    const [deleted] = await tx
      .delete(additionalEmails)
      // Ids in the description are wider than the column; without the cast the comparison would fail.
      .where(
        and(
          eq(additionalEmails.accountId, account.id),
          eq(sql`${additionalEmails.id}::bigint`, id),
        ),
      )
      .returning();
    if (!deleted) throw emailNotFound();
    await tx
      .delete(emailCodes)
      .where(
        and(
          eq(emailCodes.accountId, account.id),
          eq(emailCodes.purpose, 'ADDITIONAL_EMAIL'),
          eq(emailCodes.email, deleted.email),
        ),
      );
    await audit(tx, { by: request, at: clock.now(), kind: 'additional-email', id });
  });
  return { status: 204 as const };
}

export const emailHandlers = {
  async changeEmail(request, services) {
    const { body, address } = request;
    const account = await getAccount(services.db, request.account.id);
    await confirmPassword(services, account, body.password, address);
    if (sameAddress(account.email, body.email)) throw emailUnchanged();
    await countAttempt(services, 'mail', { subject: account.id, address });
    await queueAddressCode(services, request, account, 'CHANGE_EMAIL', body.email);
    return accepted(toCodeSent(body.email, 'CHANGE_EMAIL', services.clock.now()));
  },

  async changeMainEmail(request, services) {
    const { body, address, cookie } = request;
    const account = await getAccount(services.db, request.account.id);
    await confirmPassword(services, account, body.password, address);
    if (sameAddress(account.email, body.email)) throw emailUnchanged();
    const { db, clock } = services;
    await db.transaction(async (tx) => {
      await lockConfirmed(tx, account);
      const [additional] = await tx
        .delete(additionalEmails)
        .where(isAdditional(account.id, body.email))
        .returning();
      if (!additional) throw emailNotFound();
      // It is verified, but someone else has claimed it since.
      const { accountContext } = account;
      if (
        !additional.verified ||
        (await claimAddress(tx, additional.email, accountContext, account.id))
      )
        throw emailNotVerified();
      const { email, verified } = account;
      await tx.insert(additionalEmails).values({ accountId: account.id, email, verified });
      await tx
        .update(accounts)
        .set({ email: additional.email, verified: true })
        .where(eq(accounts.id, account.id));
      const now = clock.now();
      await audit(tx, { by: request, at: now, kind: 'account', id: account.id, fields: ['email'] });
      await redeemInvitations(tx, request, now);
      await deleteCodes(tx, account.id);
      await renewSession({ db: tx, clock }, account.id, cookie);
      await notifyAboutAddressChange({ ...services, db: tx }, request, account);
    });
    return { status: 204 };
  },

  addAdditionalEmail: addAdditional,
  addAdditionalEmailLegacy: addAdditional,
  deleteAdditionalEmail: deleteAdditional,
  deleteAdditionalEmailLegacy: deleteAdditional,

  async verifyAdditionalEmail(request, services) {
    const { account, body, address } = request;
    const { db, clock } = services;
    const { email, code } = body;
    const attempt = { subject: account.id, address };
    await countAttempt(services, 'code', attempt);
    const use = { purposes: ['ADDITIONAL_EMAIL' as const], email, accountId: account.id };
    await useCode(db, clock.now(), use, code, async (tx) => {
      const { accountContext } = await getAccount(tx, account.id);
      if (await claimAddress(tx, email, accountContext, account.id)) throw invalidCodeError();
      const verified = await tx
        .update(additionalEmails)
        .set({ verified: true })
        .where(isAdditional(account.id, email))
        .returning({ id: additionalEmails.id });
      if (verified.length > 0) await queueClaim(tx, account.id, email);
      const change = { kind: 'additional-email' as const, fields: ['verified'] };
      for (const { id } of verified)
        await audit(tx, { by: request, at: clock.now(), id, ...change });
    });
    await resetAttempts(services, 'code', attempt);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
