/** Changes of personal, address and contact data. */
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Schemas, Services } from '../../platform/api.ts';
import type { Customer } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { customers } from '../accounts/tables.ts';
import { type AuditedMember, audit, changedFields } from '../accounts/audit.ts';
import { notifyAboutContactEmail } from './notifyMember.ts';
import { amendmentPendingError, requestAmendment, findPending } from './amendments.ts';
import { lockCustomer } from './lockCustomer.ts';
import type { ChangeMode } from '../accounts/permissions.ts';
import type { Amendment } from './tables.ts';

/** A section with its complete new values. */
export type SectionChange =
  | { section: 'PERSONAL'; personal: Schemas['SavePersonalDataRequest'] }
  | { section: 'ADDRESS'; address: Schemas['SaveAddressDataRequest'] }
  | { section: 'CONTACT'; contact: Schemas['SaveContactDataRequest'] };

function toValues(change: SectionChange): Partial<Customer> {
  if (change.section === 'PERSONAL') return change.personal;
  return change.section === 'ADDRESS' ? change.address : change.contact;
}

const isSameChange = (amendment: Amendment, values: Partial<Customer>): boolean =>
  isDeepStrictEqual(amendment.personal ?? amendment.address ?? amendment.contact, values);

/**
 * Changes a section, or requests the change from the studio; does nothing if it is already current or pending.
 * @throws 409 while another change of the section is pending
 */
export function changeSection(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: AuditedMember,
  change: SectionChange,
  changing: Exclude<ChangeMode, null>,
): Promise<void> {
  const now = clock.now();
  const values = toValues(change);
  return db.transaction(async (tx) => {
    await lockOwnAccount(tx, by.account.id);
    const customer = await lockCustomer(tx, by);
    const pending = await findPending(tx, customer.id, change.section);
    if (pending) {
      if (isSameChange(pending, values)) return;
      throw amendmentPendingError();
    }
    const fields = changedFields(customer, values);
    if (fields.length === 0) return;
    if (changing === 'WITH_APPROVAL') return requestAmendment(tx, customer.id, change, now);
    await tx.update(customers).set(values).where(eq(customers.id, customer.id));
    await audit(tx, { by, at: now, kind: 'customer', id: customer.id, fields });
    if (change.section === 'CONTACT' && fields.includes('email'))
      await notifyAboutContactEmail({ db: tx, clock }, customer, change.contact.email);
  });
}
