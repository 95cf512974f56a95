import { and, eq, isNotNull } from 'drizzle-orm';
import type { ApiRequest, Handlers, Services } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { additionalEmailsOf, emailNotVerified } from '../accounts/addresses.ts';
import { countAttempt, forgetAttempts, takeBackAttempt } from '../accounts/attempts.ts';
import { type Customer, connectedStudios, isMemberOf } from '../accounts/customers.ts';
import { invitationOf } from '../accounts/invitations.ts';
import { accountOf, sameAddress } from '../accounts/lookup.ts';
import { customers, invitations, studioConnects } from '../accounts/tables.ts';
import { studioOf } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { alreadyConnected, connectCustomer, connectTo, membersOf } from './rules.ts';

type Asker = Pick<ApiRequest<'connectWithCustomerCode'>, 'account' | 'address'>;

/**
 * Connects the account to the one member of a studio whom all that was typed fits.
 * @throws 422, the same whichever value is wrong; the attempt counts
 */
async function connect(
  services: Services,
  { account, address }: Asker,
  studioId: number,
  fits: (member: Customer) => boolean,
) {
  const { db, clock } = services;
  // Studios of all chains can be connected from every portal.
  const studio = await studioOf(db, studioId, {});
  // A purchase connects, too; whoever has made one can still say which member they are.
  const isMember = await isMemberOf(db, account.id, studio.tenant);
  if (isMember && (await connectTo(db, account.id, studio))) throw alreadyConnected();
  const attempt = { subject: account.id, address };
  await countAttempt(services, 'connect', attempt);
  const [member, ...others] = (await membersOf(db, studio)).filter(fits);
  if (!member || others.length > 0)
    throw fault(422, 'studioconnect.error.nomatch', 'No member of the studio fits');
  await connectCustomer(db, account.id, member);
  await db
    .update(invitations)
    .set({ usedAt: clock.now(), accountId: account.id })
    .where(eq(invitations.customerId, member.id));
  await takeBackAttempt(services, 'connect', attempt);
  const connected = await connectTo(db, account.id, studio);
  if (!connected) throw new Error('A connection that was just made is not there.');
  return created(connected);
}

const sameName = new Intl.Collator('en', { sensitivity: 'base' });

export const connectHandlers = {
  connectWithCustomerCode: (request, services) => {
    const { studioId, customerCode, dateOfBirth } = request.body;
    return connect(
      services,
      request,
      studioId,
      (member) =>
        member.customerNumber?.toUpperCase() === customerCode.toUpperCase() &&
        member.dateOfBirth === dateOfBirth,
    );
  },

  async connectWithEmail(request, services) {
    const { studioId, email } = request.body;
    const account = await accountOf(services.db, request.account.id);
    const additional = await additionalEmailsOf(services.db, account.id);
    const own = [account, ...additional].find((known) => sameAddress(known.email, email));
    if (!own?.verified) throw emailNotVerified();
    return connect(
      services,
      request,
      studioId,
      (member) =>
        member.customerNumber !== null && member.email !== null && sameAddress(member.email, email),
    );
  },

  connectWithIban: (request, services) => {
    const { studioId, iban, dateOfBirth } = request.body;
    return connect(
      services,
      request,
      studioId,
      (member) => member.iban === iban && member.dateOfBirth === dateOfBirth,
    );
  },

  connectWithIbanSuffix: (request, services) => {
    const { studioId, ibanSuffix, lastname, dateOfBirth } = request.body;
    return connect(
      services,
      request,
      studioId,
      (member) =>
        member.iban?.endsWith(ibanSuffix) === true &&
        member.lastname !== null &&
        sameName.compare(member.lastname, lastname.trim()) === 0 &&
        member.dateOfBirth === dateOfBirth,
    );
  },

  async deleteStudioConnect({ account, path }, { db }) {
    await db.transaction(async (tx) => {
      const [gone] = await tx
        .delete(studioConnects)
        .where(
          and(
            eq(studioConnects.id, path.studioConnectId),
            eq(studioConnects.accountId, account.id),
          ),
        )
        .returning();
      if (!gone)
        throw fault(404, 'studioconnect.error.notfound', 'The account has no such connection');
      const [studio] = await tx.select().from(studios).where(eq(studios.id, gone.studioId));
      const left = await connectedStudios(tx, account.id);
      if (!studio || left.some(({ tenant }) => tenant === studio.tenant)) return;
      // The member stays in the studio's books and can connect again.
      await tx
        .update(customers)
        .set({ accountId: null })
        .where(
          and(
            eq(customers.tenant, studio.tenant),
            eq(customers.accountId, account.id),
            isNotNull(customers.customerNumber),
          ),
        );
    });
    return { status: 204 };
  },

  async getQuickConnect({ query: { uuid }, address }, services) {
    const attempt = { subject: uuid, address };
    await countAttempt(services, 'invitation', attempt);
    const { customer, studio } = await invitationOf(services.db, uuid);
    await forgetAttempts(services, 'invitation', attempt);
    if (customer.customerNumber === null)
      throw fault(404, 'registration.error.invitationnotfound', 'There is no such invitation');
    return ok({
      uuid,
      studioId: studio.id,
      studioName: studio.name,
      tenant: studio.tenant,
      customerCode: customer.customerNumber,
    });
  },
} satisfies Partial<Handlers>;
