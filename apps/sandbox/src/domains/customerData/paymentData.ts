/** Payment method of a membership, and changing it with a mandate. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Schemas, Services } from '../../platform/api.ts';
import { zonedOrNull } from '../../platform/time.ts';
import type { Customer, Member } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { audit, changedFields } from '../accounts/audit.ts';
import { findCustomerAccount, type AccountAtStudio } from '../customerAccounts/account.ts';
import { listMembershipMethods } from '../customerAccounts/methodLinks.ts';
import { notifyAboutAccount } from '../customerAccounts/accountMails.ts';
import { parseAccount } from '../payments/accounts.ts';
import { findDebtor } from '../payments/debtors.ts';
import {
  instrumentDeclined,
  storeMembershipInstrument,
  toInstrument,
} from '../payments/instruments.ts';
import { signMandate } from '../payments/mandates.ts';
import { mandates } from '../payments/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { amendmentPendingError, requestAmendment, findPending } from './amendments.ts';
import { lockCustomer } from './lockCustomer.ts';
import {
  findInstrumentWithMandate,
  type InstrumentWithMandate,
  ensureAccount,
  setMembershipInstrument,
} from './membershipPayment.ts';
import { type ChangeMode, toEditability } from '../accounts/permissions.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';
import { amendmentInfo } from './view.ts';
import { methodNotAllowed } from '../payments/methods.ts';

/** Maps a bank account and its mandate; both exist only for mandates signed here. */
const toDebitData = (instrument: InstrumentWithMandate | null) => ({
  accountHolder: instrument?.mandate?.debtorName ?? null,
  maskedIban: instrument === null ? null : toInstrument(instrument.instrument).maskedNumber,
  mandateReference: instrument?.instrument.mandateReference ?? null,
});

const takesDebits = (studio: StoredStudio): boolean =>
  listMembershipMethods(studio).some(({ paymentMethod }) => paymentMethod === 'DIRECT_DEBIT');

/** Finds the current instrument of a membership; null without one. */
export async function findMembershipInstrument(
  db: Database,
  { id }: Pick<Customer, 'id'>,
  studio: StoredStudio,
): Promise<InstrumentWithMandate | null> {
  const account = await findCustomerAccount(db, studio, id);
  return findInstrumentWithMandate(db, account?.instrumentId ?? null);
}

export async function loadPaymentData(
  db: Database,
  customer: Member,
): Promise<Schemas['PaymentData']> {
  const studio = await findCustomerStudio(db, customer);
  const account = await findCustomerAccount(db, studio, customer.id);
  const current = await findInstrumentWithMandate(db, account?.instrumentId ?? null);
  const amendment = await findPending(db, customer.id, 'PAYMENT');
  const requested = await findInstrumentWithMandate(db, amendment?.instrumentId ?? null);
  const { accountHolder, maskedIban, mandateReference } = toDebitData(requested);
  const isComplete = accountHolder !== null && maskedIban !== null && mandateReference !== null;
  const may = toEditability(customer, 'PAYMENT');
  return {
    organizationUnitId: studio.id,
    paymentMethod: account?.paymentMethod ?? 'UNDEFINED',
    ...toDebitData(current),
    mandateGivenAt: zonedOrNull(current?.mandate?.givenAt ?? null, studio.zoneId),
    paymentSignatureRequired: customer.paymentSignatureRequired,
    ...may,
    editable: may.editable && takesDebits(studio),
    pendingAmendment:
      amendment && isComplete
        ? {
            ...amendmentInfo(amendment, studio.zoneId),
            accountHolder,
            maskedIban,
            mandateReference,
          }
        : null,
  };
}

type Asker = Pick<ApiRequest<'savePaymentData'>, 'operationId' | 'account' | 'context' | 'body'>;

/**
 * Signs a mandate and pays the membership with it, immediately or after the studio's approval; repeating the same
 * mandate has no effect. The member is notified, even if the bank refuses.
 * @throws 409 for a used mandate or while another change is pending, 422 if the bank refuses or the studio accepts no
 * direct debits
 */
export async function changePayment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: Asker,
  changing: Exclude<ChangeMode, null>,
): Promise<void> {
  const now = clock.now();
  const declined = await db.transaction(async (tx) => {
    await lockOwnAccount(tx, by.account.id);
    const customer = await lockCustomer(tx, by);
    const studio = await findCustomerStudio(tx, customer);
    if (!takesDebits(studio)) throw methodNotAllowed('DIRECT_DEBIT');
    const { sepaMandate } = by.body;
    if (await isKnown(tx, customer, studio, sepaMandate.mandateReference)) return null;
    if (await findPending(tx, customer.id, 'PAYMENT')) throw amendmentPendingError();
    const debtor = await findDebtor(tx, by.account, studio, sepaMandate);
    const outcome = await signMandate(tx, studio, sepaMandate, debtor, now);
    const account = await ensureAccount(tx, customer, studio);
    if (outcome.state === 'DECLINED') {
      await notifyAboutMethod(tx, { account, studio }, 'methodAsked', maskIban(sepaMandate));
      return outcome.declineReason;
    }
    if (outcome.state === 'INITIATED')
      throw new Error('The bank must decide on a mandate immediately.');
    await tx
      .update(mandates)
      .set({ signature: by.body.paymentSignature })
      .where(eq(mandates.reference, sepaMandate.mandateReference));
    const { state: _, ...accepted } = outcome;
    if (changing === 'WITH_APPROVAL') {
      // Until approval it pays nothing and does not appear among the account's instruments.
      const { id: instrumentId } = await storeMembershipInstrument(tx, null, accepted);
      await requestAmendment(tx, customer.id, { section: 'PAYMENT', instrumentId }, now);
      await notifyAboutMethod(tx, { account, studio }, 'methodAsked', maskIban(sepaMandate));
      return null;
    }
    const instrument = await storeMembershipInstrument(tx, by.account.id, accepted);
    await setMembershipInstrument(tx, customer.id, instrument.id, now);
    const paid = { paymentMethod: 'DIRECT_DEBIT' as const, instrumentId: instrument.id };
    const fields = changedFields<Partial<typeof account>>(account, paid);
    await audit(tx, { by, at: now, kind: 'customer-account', id: account.id, fields });
    await notifyAboutMethod(tx, { account, studio }, 'methodReplaced', maskIban(sepaMandate));
    return null;
  });
  if (declined !== null) throw instrumentDeclined(declined);
}

/** Returns whether this mandate is already in use or pending. */
async function isKnown(
  tx: Database,
  customer: Customer,
  studio: StoredStudio,
  mandateReference: string,
): Promise<boolean> {
  const waiting = await findPending(tx, customer.id, 'PAYMENT');
  const known = [
    await findMembershipInstrument(tx, customer, studio),
    await findInstrumentWithMandate(tx, waiting?.instrumentId ?? null),
  ];
  return known.some((kept) => kept?.instrument.mandateReference === mandateReference);
}

const maskIban = ({ iban }: Schemas['SepaMandate']): string =>
  parseAccount('DIRECT_DEBIT', iban)?.masked ?? '';

const notifyAboutMethod = (
  tx: Database,
  at: AccountAtStudio,
  occasion: 'methodAsked' | 'methodReplaced',
  text: string,
): Promise<void> =>
  notifyAboutAccount(tx, at, { occasion, paid: null, what: { word: 'DIRECT_DEBIT', text } });
