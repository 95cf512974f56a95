/** How a membership is paid, and the mandate by which a member has it paid in another way. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ApiRequest, Schemas, Services } from '../../server/api.ts';
import { zonedOrNull } from '../../time.ts';
import type { Customer } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { audit, changedFields } from '../audit/audit.ts';
import { methodNotAllowed } from '../checkouts/begin.ts';
import { findCustomerAccount, type AccountAtStudio } from '../customerAccounts/account.ts';
import { listMembershipMethods } from '../customerAccounts/methodLinks.ts';
import { notifyAboutAccount } from '../mail/accountMails.ts';
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
import { amendmentPending, askFor, pendingOf } from './amendments.ts';
import { lockCustomer } from './lockCustomer.ts';
import { keptInstrument, type KeptInstrument, openAccount, payBy } from './membershipPayment.ts';
import { type Changing, mayOf } from './permissions.ts';
import { studioOfCustomer } from './studioOfCustomer.ts';
import { askedAt } from './view.ts';

/** A bank account by its mandate; only one that was given here has both. */
const asDebit = (kept: KeptInstrument | null) => ({
  accountHolder: kept?.mandate?.debtorName ?? null,
  maskedIban: kept === null ? null : toInstrument(kept.instrument).maskedNumber,
  mandateReference: kept?.instrument.mandateReference ?? null,
});

const takesDebits = (studio: StoredStudio): boolean =>
  listMembershipMethods(studio).some(({ paymentMethod }) => paymentMethod === 'DIRECT_DEBIT');

/** What pays the membership of a member now; null when nothing is kept. */
export async function payingFor(
  db: Database,
  { id }: Pick<Customer, 'id'>,
  studio: StoredStudio,
): Promise<KeptInstrument | null> {
  const account = await findCustomerAccount(db, studio, id);
  return keptInstrument(db, account?.instrumentId ?? null);
}

export async function paymentDataOf(
  db: Database,
  customer: Customer,
): Promise<Schemas['PaymentData']> {
  const studio = await studioOfCustomer(db, customer);
  const account = await findCustomerAccount(db, studio, customer.id);
  const kept = await keptInstrument(db, account?.instrumentId ?? null);
  const amendment = await pendingOf(db, customer.id, 'PAYMENT');
  const asked = await keptInstrument(db, amendment?.instrumentId ?? null);
  const { accountHolder, maskedIban, mandateReference } = asDebit(asked);
  const isWhole = accountHolder !== null && maskedIban !== null && mandateReference !== null;
  const may = mayOf(customer, 'PAYMENT');
  return {
    organizationUnitId: studio.id,
    paymentMethod: account?.paymentMethod ?? 'UNDEFINED',
    ...asDebit(kept),
    mandateGivenAt: zonedOrNull(kept?.mandate?.givenAt ?? null, studio.zoneId),
    paymentSignatureRequired: customer.paymentSignatureRequired,
    ...may,
    editable: may.editable && takesDebits(studio),
    pendingAmendment:
      amendment && isWhole
        ? { ...askedAt(amendment, studio.zoneId), accountHolder, maskedIban, mandateReference }
        : null,
  };
}

type Asker = Pick<ApiRequest<'savePaymentData'>, 'operationId' | 'account' | 'context' | 'body'>;

/**
 * Gives a mandate, and has the membership paid by it, at once or once the studio approves; the same mandate again changes nothing.
 * The member hears of it, also when the bank refuses.
 * @throws 409 for a mandate that was used and while another waits, 422 when the bank refuses or the studio debits none
 */
export async function changePayment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: Asker,
  changing: Exclude<Changing, null>,
): Promise<void> {
  const now = clock.now();
  const declined = await db.transaction(async (tx) => {
    await lockOwnAccount(tx, by.account.id);
    const customer = await lockCustomer(tx, by);
    const studio = await studioOfCustomer(tx, customer);
    if (!takesDebits(studio)) throw methodNotAllowed('DIRECT_DEBIT');
    const { sepaMandate } = by.body;
    if (await isKnown(tx, customer, studio, sepaMandate.mandateReference)) return null;
    if (await pendingOf(tx, customer.id, 'PAYMENT')) throw amendmentPending();
    const debtor = await findDebtor(tx, by.account, studio, sepaMandate);
    const outcome = await signMandate(tx, studio, sepaMandate, debtor, now);
    const account = await openAccount(tx, customer, studio);
    if (outcome.state === 'DECLINED') {
      await tell(tx, { account, studio }, 'methodAsked', maskedOf(sepaMandate));
      return outcome.declineReason;
    }
    if (outcome.state === 'INITIATED') throw new Error('A mandate is decided at once.');
    await tx
      .update(mandates)
      .set({ signature: by.body.paymentSignature })
      .where(eq(mandates.reference, sepaMandate.mandateReference));
    const { state: _, ...kept } = outcome;
    if (changing === 'WITH_APPROVAL') {
      // Until the studio approves it pays nothing, and is none of the instruments of the account.
      const { id: instrumentId } = await storeMembershipInstrument(tx, null, kept);
      await askFor(tx, customer.id, { section: 'PAYMENT', instrumentId }, now);
      await tell(tx, { account, studio }, 'methodAsked', maskedOf(sepaMandate));
      return null;
    }
    const instrument = await storeMembershipInstrument(tx, by.account.id, kept);
    await payBy(tx, customer.id, instrument.id, now);
    const paid = { paymentMethod: 'DIRECT_DEBIT' as const, instrumentId: instrument.id };
    const fields = changedFields<Partial<typeof account>>(account, paid);
    await audit(tx, { by, at: now, kind: 'customer-account', id: account.id, fields });
    await tell(tx, { account, studio }, 'methodReplaced', maskedOf(sepaMandate));
    return null;
  });
  if (declined !== null) throw instrumentDeclined(declined);
}

/** Whether this very mandate pays already, or waits for the studio. */
async function isKnown(
  tx: Database,
  customer: Customer,
  studio: StoredStudio,
  mandateReference: string,
): Promise<boolean> {
  const waiting = await pendingOf(tx, customer.id, 'PAYMENT');
  const known = [
    await payingFor(tx, customer, studio),
    await keptInstrument(tx, waiting?.instrumentId ?? null),
  ];
  return known.some((kept) => kept?.instrument.mandateReference === mandateReference);
}

const maskedOf = ({ iban }: Schemas['SepaMandate']): string =>
  parseAccount('DIRECT_DEBIT', iban)?.masked ?? '';

const tell = (
  tx: Database,
  at: AccountAtStudio,
  occasion: 'methodAsked' | 'methodReplaced',
  text: string,
): Promise<void> =>
  notifyAboutAccount(tx, at, { occasion, paid: null, what: { word: 'DIRECT_DEBIT', text } });
