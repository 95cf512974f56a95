/** Changes of personal, address and contact data. */
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Schemas, Services } from '../../server/api.ts';
import type { Customer } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { customers } from '../accounts/tables.ts';
import { type AuditedMember, audit, changedFields } from '../audit/audit.ts';
import { notifyAboutContactEmail } from '../messages/notifyMember.ts';
import { type Amendment, amendmentPending, askFor, pendingOf } from './amendments.ts';
import { lockCustomer } from './lockCustomer.ts';
import type { Changing } from './permissions.ts';

/** A section with all of it as it is to be. */
export type Wanted =
  | { section: 'PERSONAL'; personal: Schemas['SavePersonalDataRequest'] }
  | { section: 'ADDRESS'; address: Schemas['SaveAddressDataRequest'] }
  | { section: 'CONTACT'; contact: Schemas['SaveContactDataRequest'] };

function valuesOf(wanted: Wanted): Partial<Customer> {
  if (wanted.section === 'PERSONAL') return wanted.personal;
  return wanted.section === 'ADDRESS' ? wanted.address : wanted.contact;
}

const waitsFor = (amendment: Amendment, values: Partial<Customer>): boolean =>
  isDeepStrictEqual(amendment.personal ?? amendment.address ?? amendment.contact, values);

/**
 * Changes a section, or asks the studio to; what is so already, or waits already, stays as it is.
 * @throws 409 while another change of it waits
 */
export function changeSection(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: AuditedMember,
  wanted: Wanted,
  changing: Exclude<Changing, null>,
): Promise<void> {
  const now = clock.now();
  const values = valuesOf(wanted);
  return db.transaction(async (tx) => {
    await lockOwnAccount(tx, by.account.id);
    const customer = await lockCustomer(tx, by);
    const pending = await pendingOf(tx, customer.id, wanted.section);
    if (pending) {
      if (waitsFor(pending, values)) return;
      throw amendmentPending();
    }
    const fields = changedFields(customer, values);
    if (fields.length === 0) return;
    if (changing === 'WITH_APPROVAL') return askFor(tx, customer.id, wanted, now);
    await tx.update(customers).set(values).where(eq(customers.id, customer.id));
    await audit(tx, { by, at: now, kind: 'customer', id: customer.id, fields });
    if (wanted.section === 'CONTACT' && fields.includes('email'))
      await notifyAboutContactEmail({ db: tx, clock }, customer, wanted.contact.email);
  });
}
