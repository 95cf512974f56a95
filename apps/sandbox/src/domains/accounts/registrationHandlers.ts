import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ApiRequest, Handlers, Services } from '../../server/api.ts';
import { accepted, ok } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { addJob } from '../jobs/addJob.ts';
import { surfaceOf } from '../mail/sending.ts';
import { audit, changedFields } from '../audit/audit.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { finishAddressChange, tellAboutChange } from './addresses.ts';
import { type CodeUse, forgetCodes, type StoredCode, useCode } from './codes.ts';
import { invitationOf, redeemInvitations } from './invitations.ts';
import { accountOf } from './lookup.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import { checkTerms, codeSent, nameOf, registerLater } from './register.ts';
import { endSessions } from './sessions.ts';
import { accounts } from './tables.ts';

type Typed = Pick<
  ApiRequest<'verifyRegistration' | 'verifyEmail'>,
  'operationId' | 'context' | 'body' | 'address'
>;

async function useVerificationCode<Result>(
  services: Services,
  purposes: CodeUse['purposes'],
  { body: { email, code }, address }: Typed,
  apply: (tx: Database, code: StoredCode) => Promise<Result>,
): Promise<Result> {
  const attempt = { subject: email, address };
  await countAttempt(services, 'code', attempt);
  const use = { purposes, email };
  const result = await useCode(services.db, services.clock.now(), use, code, apply);
  await forgetAttempts(services, 'code', attempt);
  return result;
}

/** The address of a new account is verified; who was invited is a member now. */
async function finishRegistration(
  tx: Database,
  request: Typed,
  { accountId, pending }: StoredCode,
  now: Date,
): Promise<void> {
  const before = await accountOf(tx, accountId);
  const changes = { verified: true, ...(pending ? { ...pending, name: nameOf(pending) } : {}) };
  await tx.update(accounts).set(changes).where(eq(accounts.id, accountId));
  // Whoever has typed a code has proven to be the account.
  const by = { ...request, account: { id: accountId } };
  const fields = changedFields(before, changes);
  await audit(tx, { by, at: now, kind: 'account', id: accountId, fields });
  await forgetCodes(tx, accountId);
  // Whoever logged in with an earlier password has not read the mail.
  if (pending) await endSessions(tx, accountId, null);
  await redeemInvitations(tx, by, now);
}

async function referrerOf({ db }: Services, code: string | undefined): Promise<number | null> {
  if (code === undefined) return null;
  const [referrer] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.referralCode, code.toUpperCase()));
  if (!referrer)
    throw fault(422, 'registration.error.referralcodeunknown', 'Nobody has this referral code');
  return referrer.id;
}

export const registrationHandlers = {
  async register(request, services) {
    const { body, address } = request;
    const { email, password, firstname, lastname, locale } = body;
    await countAttempt(services, 'register', { subject: email, address });
    checkNewPassword(password);
    await checkTerms(services.db, request, body.termsAccepted);
    const referredBy = await referrerOf(services, body.referralCode);
    const passwordHash = await hashPassword(password);
    const person = { email, passwordHash, firstname, lastname, locale };
    const uninvited = { invitationUuid: null, zoneId: null };
    await registerLater(services, request, { ...person, referredBy, ...uninvited });
    return accepted(codeSent(email, 'REGISTRATION', services.clock.now()));
  },

  async getQuickRegistration({ query: { uuid }, address }, services) {
    await countAttempt(services, 'invitation', { subject: uuid, address });
    const { customer, studio } = await invitationOf(services.db, uuid);
    await forgetAttempts(services, 'invitation', { subject: uuid, address });
    const { email, firstname, lastname } = customer;
    return ok({
      uuid,
      studioId: studio.id,
      studioName: studio.name,
      tenant: studio.tenant,
      email,
      firstname,
      lastname,
    });
  },

  async registerQuickly(request, services) {
    const { body, address } = request;
    const { uuid, email, password, firstname, lastname, locale } = body;
    const { db, clock } = services;
    await countAttempt(services, 'register', { subject: email, address });
    const { customer, studio } = await invitationOf(db, uuid);
    if (customer.email !== null && customer.email.toLowerCase() !== email.toLowerCase())
      throw fault(
        422,
        'registration.error.emailfixed',
        'The invitation is for another e-mail address',
      );
    checkNewPassword(password);
    await checkTerms(db, request, body.termsAccepted);
    const passwordHash = await hashPassword(password);
    const person = { email, passwordHash, firstname, lastname, locale };
    const invited = { invitationUuid: uuid, zoneId: studio.zoneId };
    await registerLater(services, request, { ...person, referredBy: null, ...invited });
    return accepted(codeSent(email, 'REGISTRATION', clock.now()));
  },

  async verifyRegistration(request, services) {
    await useVerificationCode(services, ['REGISTRATION'], request, (tx, code) =>
      finishRegistration(tx, request, code, services.clock.now()),
    );
    return { status: 204 };
  },

  async verifyEmail(request, services) {
    const purposes: CodeUse['purposes'] = ['REGISTRATION', 'CHANGE_EMAIL'];
    const verified = await useVerificationCode(services, purposes, request, async (tx, code) => {
      const now = services.clock.now();
      if (code.purpose === 'CHANGE_EMAIL') {
        const before = await finishAddressChange(tx, request, code, now);
        await tellAboutChange({ ...services, db: tx }, request, before);
        return { email: code.email, purpose: 'CHANGE_EMAIL' as const };
      }
      await finishRegistration(tx, request, code, now);
      return { email: code.email, purpose: 'REGISTRATION' as const };
    });
    return ok(verified);
  },

  async resendRegistrationMail(request, services) {
    const account = await accountOf(services.db, request.account.id);
    if (account.verified)
      throw fault(409, 'account.error.alreadyverified', 'The e-mail address is verified already');
    await countAttempt(services, 'mail', { subject: account.id, address: request.address });
    await addJob(services.db, {
      kind: 'registrationCode',
      surface: surfaceOf(request),
      accountId: account.id,
    });
    return accepted(codeSent(account.email, 'REGISTRATION', services.clock.now()));
  },
} satisfies Partial<Handlers>;
