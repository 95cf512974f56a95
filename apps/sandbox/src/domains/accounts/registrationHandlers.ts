import { queueClaim } from './queueClaim.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Handlers, Services } from '../../platform/api.ts';
import { accepted, ok } from '../../platform/api.ts';
import { sameAddress } from '../../platform/foldText.ts';
import { apiError, invalidFields } from '../../platform/http/apiError.ts';
import type { AccountJob } from './jobs.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { toSurface } from './sendMail.ts';
import { audit, changedFields } from './audit.ts';
import { countAttempt, resetAttempts } from '../limits/attempts.ts';
import { finishAddressChange, notifyAboutAddressChange } from './addresses.ts';
import { type CodeUse, deleteCodes, type StoredCode, useCode } from './codes.ts';
import { findInvitation, redeemInvitations } from './invitations.ts';
import { getAccount } from './lookup.ts';
import { getStudio } from '../studios/rules.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import {
  checkTerms,
  toCodeSent,
  fullName,
  queueRegistration,
  recordRegistrationConsents,
} from './register.ts';
import { endSessions } from './sessions.ts';
import { accounts, type RegistrationConsents } from './tables.ts';

type VerificationRequest = Pick<
  ApiRequest<'verifyRegistration' | 'verifyEmail'>,
  'operationId' | 'context' | 'body' | 'address'
>;

async function useVerificationCode<Result>(
  services: Services,
  purposes: CodeUse['purposes'],
  { body: { email, code }, address }: VerificationRequest,
  apply: (tx: Database, code: StoredCode) => Promise<Result>,
): Promise<Result> {
  const attempt = { subject: email, address };
  await countAttempt(services, 'code', attempt);
  const use = { purposes, email };
  const result = await useCode(services.db, services.clock.now(), use, code, apply);
  await resetAttempts(services, 'code', attempt);
  return result;
}

/** Verifies the address of a new account and redeems its invitations. */
async function finishRegistration(
  tx: Database,
  request: VerificationRequest,
  { accountId, pending }: StoredCode,
  now: Date,
): Promise<void> {
  const before = await getAccount(tx, accountId);
  const { consents, ...person } = pending ?? {};
  const changes = { verified: true, ...(pending && { ...person, name: fullName(pending) }) };
  await tx.update(accounts).set(changes).where(eq(accounts.id, accountId));
  // Entering the code proves ownership of the account.
  const by = { ...request, account: { id: accountId } };
  const fields = changedFields(before, changes);
  await audit(tx, { by, at: now, kind: 'account', id: accountId, fields });
  await deleteCodes(tx, accountId);
  if (consents) await recordRegistrationConsents(tx, before, consents, now);
  // Sessions started with an earlier password did not have access to the mail.
  if (pending) await endSessions(tx, accountId, null);
  await redeemInvitations(tx, by, now);
  await queueClaim(tx, accountId, before.email);
}

async function findReferrer({ db }: Services, code: string | undefined): Promise<number | null> {
  if (code === undefined) return null;
  const [referrer] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.referralCode, code.toUpperCase()));
  if (!referrer)
    throw apiError(422, 'registration.error.referralcodeunknown', 'Nobody has this referral code');
  return referrer.id;
}

/** @throws 400 for consents without a studio, 404 for an unknown one */
async function findConsents(
  db: Database,
  { body, context }: Pick<ApiRequest<'register'>, 'body' | 'context'>,
): Promise<RegistrationConsents | null> {
  const { organizationUnitId, acceptedConsents = [] } = body;
  if (acceptedConsents.length === 0) return null;
  if (organizationUnitId === undefined)
    throw invalidFields({ field: 'organizationUnitId', message: 'is required for consents' });
  const studio = await getStudio(db, organizationUnitId, context);
  return { studioId: studio.id, types: acceptedConsents };
}

export const registrationHandlers = {
  async register(request, services) {
    const { body, address } = request;
    const { email, password, firstname, lastname, locale } = body;
    await countAttempt(services, 'register', { subject: email, address });
    checkNewPassword(password);
    await checkTerms(services.db, request, body.termsAccepted);
    const referredBy = await findReferrer(services, body.referralCode);
    const passwordHash = await hashPassword(password);
    const person = { email, passwordHash, firstname, lastname, locale };
    const consents = await findConsents(services.db, request);
    const uninvited = { invitationUuid: null, zoneId: null, ...(consents && { consents }) };
    await queueRegistration(services, request, { ...person, referredBy, ...uninvited });
    return accepted(toCodeSent(email, 'REGISTRATION', services.clock.now()));
  },

  async getQuickRegistration({ query: { uuid }, address }, services) {
    await countAttempt(services, 'invitation', { subject: uuid, address });
    const { customer, studio } = await findInvitation(services.db, uuid);
    await resetAttempts(services, 'invitation', { subject: uuid, address });
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
    const { customer, studio } = await findInvitation(db, uuid);
    if (customer.email !== null && !sameAddress(customer.email, email))
      throw apiError(
        422,
        'registration.error.emailfixed',
        'The invitation is for another e-mail address',
      );
    checkNewPassword(password);
    await checkTerms(db, request, body.termsAccepted);
    const passwordHash = await hashPassword(password);
    const person = { email, passwordHash, firstname, lastname, locale };
    const invited = { invitationUuid: uuid, zoneId: studio.zoneId };
    await queueRegistration(services, request, { ...person, referredBy: null, ...invited });
    return accepted(toCodeSent(email, 'REGISTRATION', clock.now()));
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
        await notifyAboutAddressChange({ ...services, db: tx }, request, before);
        return { email: code.email, purpose: 'CHANGE_EMAIL' as const };
      }
      await finishRegistration(tx, request, code, now);
      return { email: code.email, purpose: 'REGISTRATION' as const };
    });
    return ok(verified);
  },

  async resendRegistrationMail(request, services) {
    const account = await getAccount(services.db, request.account.id);
    if (account.verified)
      throw apiError(
        409,
        'account.error.alreadyverified',
        'The e-mail address is verified already',
      );
    await countAttempt(services, 'mail', { subject: account.id, address: request.address });
    await addJob(services.db, {
      kind: 'registrationCode',
      surface: toSurface(request),
      accountId: account.id,
    } satisfies AccountJob);
    return accepted(toCodeSent(account.email, 'REGISTRATION', services.clock.now()));
  },
} satisfies Partial<Handlers>;
