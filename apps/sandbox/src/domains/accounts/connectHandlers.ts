import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { ApiRequest, Handlers, Services } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import { sameAddress } from '../../platform/foldText.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { loadAdditionalEmails, emailNotVerified } from './addresses.ts';
import { countAttempt, resetAttempts, undoAttempt } from '../limits/attempts.ts';
import { type Customer, loadConnectedStudios, isTenantMember } from './customers.ts';
import { findInvitation } from './invitations.ts';
import type { AccountJob } from './jobs.ts';
import { getAccount, lockOwnAccount } from './lookup.ts';
import { customers, invitations, studioConnects } from './tables.ts';
import { audit } from './audit.ts';
import { getStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import {
  alreadyConnected,
  connectCustomer,
  findConnection,
  memberConditions,
  selectMembers,
} from './connect.ts';

type Asker = Pick<
  ApiRequest<
    'connectWithCustomerCode' | 'connectWithEmail' | 'connectWithIban' | 'connectWithIbanSuffix'
  >,
  'operationId' | 'account' | 'context' | 'address'
>;

/**
 * Connects the account to the single member of a studio that matches all entered data.
 * @param conditions database conditions for the member
 * @param fits checks what the conditions cannot express
 * @throws 422 without telling which value is wrong; the attempt is counted
 */
async function connect(
  services: Services,
  request: Asker,
  studioId: number,
  conditions: SQL[],
  fits: (member: Customer) => boolean = () => true,
) {
  const { account, address } = request;
  const { db, clock } = services;
  // Studios of all chains can be connected from every portal.
  const studio = await getStudio(db, studioId, {});
  // A purchase connects the account too, but its owner can still identify as a registered member.
  const isMember = await isTenantMember(db, account.id, studio.tenant);
  if (isMember && (await findConnection(db, account.id, studio))) throw alreadyConnected();
  const attempt = { subject: account.id, address };
  await countAttempt(services, 'connect', attempt);
  const [member, ...others] = (await selectMembers(db, studio, conditions)).filter(fits);
  if (!member || others.length > 0)
    throw apiError(422, 'studioconnect.error.nomatch', 'No member of the studio fits');
  const isNew = await db.transaction(async (tx) => {
    const now = clock.now();
    const connected = await connectCustomer(tx, request, member, now);
    await tx
      .update(invitations)
      .set({ usedAt: now, accountId: account.id })
      .where(and(eq(invitations.customerId, member.id), isNull(invitations.usedAt)));
    return connected;
  });
  await undoAttempt(services, 'connect', attempt);
  // Another device of the same person was faster.
  if (!isNew) throw alreadyConnected();
  const connected = await findConnection(db, account.id, studio);
  if (!connected) throw new Error('The new connection was not found.');
  return created(connected);
}

const nameCollator = new Intl.Collator('en', { sensitivity: 'base' });

export const connectHandlers = {
  connectWithCustomerCode: (request, services) => {
    const { studioId, customerCode, dateOfBirth } = request.body;
    const conditions = [
      memberConditions.byNumber(customerCode),
      memberConditions.bornOn(dateOfBirth),
    ];
    return connect(services, request, studioId, conditions);
  },

  async connectWithEmail(request, services) {
    const { studioId, email } = request.body;
    const account = await getAccount(services.db, request.account.id);
    const additional = await loadAdditionalEmails(services.db, account.id);
    const own = [account, ...additional].find((known) => sameAddress(known.email, email));
    if (!own?.verified) throw emailNotVerified();
    const inBooks = ({ customerNumber }: Customer) => customerNumber !== null;
    return connect(services, request, studioId, [memberConditions.byEmail(email)], inBooks);
  },

  connectWithIban: (request, services) => {
    const { studioId, iban, dateOfBirth } = request.body;
    return connect(services, request, studioId, [
      memberConditions.byIban(iban),
      memberConditions.bornOn(dateOfBirth),
    ]);
  },

  connectWithIbanSuffix: (request, services) => {
    const { studioId, ibanSuffix, lastname, dateOfBirth } = request.body;
    // Few members share a birthday, so the rest can be checked in memory.
    const conditions = [memberConditions.bornOn(dateOfBirth)];
    return connect(
      services,
      request,
      studioId,
      conditions,
      (member) =>
        member.iban?.endsWith(ibanSuffix) === true &&
        member.lastname !== null &&
        nameCollator.compare(member.lastname, lastname.trim()) === 0,
    );
  },

  async deleteStudioConnect(request, { db, clock }) {
    const { account, path } = request;
    const at = clock.now();
    await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      const [deleted] = await tx
        .delete(studioConnects)
        .where(
          and(
            eq(studioConnects.id, path.studioConnectId),
            eq(studioConnects.accountId, account.id),
          ),
        )
        .returning();
      if (!deleted)
        throw apiError(404, 'studioconnect.error.notfound', 'The account has no such connection');
      await audit(tx, { by: request, at, kind: 'studio-connect', id: deleted.id });
      const [studio] = await tx.select().from(studios).where(eq(studios.id, deleted.studioId));
      const left = await loadConnectedStudios(tx, account.id);
      if (!studio || left.some(({ tenant }) => tenant === studio.tenant)) return;
      // The member stays in the studio's records and can connect again.
      const members = await tx
        .update(customers)
        .set({ accountId: null })
        .where(
          and(
            eq(customers.tenant, studio.tenant),
            eq(customers.accountId, account.id),
            isNotNull(customers.customerNumber),
          ),
        )
        .returning({ id: customers.id });
      for (const { id } of members)
        await audit(tx, { by: request, at, kind: 'customer', id, fields: ['accountId'] });
      const { tenant } = studio;
      if (members.length > 0)
        await addJob(tx, {
          kind: 'memberDisconnected',
          accountId: account.id,
          tenant,
        } satisfies AccountJob);
    });
    return { status: 204 };
  },

  async getQuickConnect({ query: { uuid }, address }, services) {
    const attempt = { subject: uuid, address };
    await countAttempt(services, 'invitation', attempt);
    const { customer, studio } = await findInvitation(services.db, uuid);
    await resetAttempts(services, 'invitation', attempt);
    if (customer.customerNumber === null)
      throw apiError(404, 'registration.error.invitationnotfound', 'There is no such invitation');
    return ok({
      uuid,
      studioId: studio.id,
      studioName: studio.name,
      tenant: studio.tenant,
      customerCode: customer.customerNumber,
    });
  },
} satisfies Partial<Handlers>;
