/** Whether what somebody has sent along may be signed. Each rule of its own; the price and the days are in `orderOf`. */
import { Temporal } from 'temporal-polyfill';
import { money } from '../../money.ts';
import type { Schemas } from '../../server/api.ts';
import { fault, invalid } from '../../server/fault.ts';
import type { Ordered } from './order.ts';
import { withdrawalEnd } from './startDates.ts';
import { checkDrawing } from '../documents/signature.ts';
import { taxIdFaults } from './taxId.ts';

type Request = Schemas['SignContractRequest'];

/** Whoever signs alone is of age everywhere where the sample studios are. */
export const adultYears = 18;

type Where = {
  /** In the zone of the studio. */
  today: string;
  /** Of the studio: whose identity numbers it asks for. */
  countryCode: string;
};

/** @throws 409 when the price is another one by now; 400 and 422 for what is missing or wrong */
export function checkSignable(request: Request, order: Ordered, where: Where): void {
  checkPrice(request, order);
  checkAge(request.customerData, where.today);
  checkTextBlocks(request, order);
  checkEarlyStart(request, order, where.today);
  checkSignatures(request, order);
  checkIdentity(request, order, where.countryCode);
}

function checkPrice({ totalPrice }: Request, { price, currency }: Ordered): void {
  const now = money(price.totalCents, currency);
  if (totalPrice.currency === now.currency && totalPrice.amount === now.amount) return;
  throw fault(409, 'contract.error.termschanged', 'The price has changed since it was shown', {
    args: [text(`${now.amount.toFixed(2)} ${now.currency}`)],
  });
}

/** Somebody born on 29 February is of age when the day before is over. */
export function isAdult(dateOfBirth: string, today: string): boolean {
  const latest = Temporal.PlainDate.from(today).subtract({ years: adultYears }).toString();
  return dateOfBirth <= latest;
}

function checkAge({ dateOfBirth }: Request['customerData'], today: string): void {
  if (!isAdult(dateOfBirth, today))
    throw fault(422, 'contract.error.notadult', 'Whoever signs has to be of age', {
      args: [{ type: 'NUMBER', value: String(adultYears) }],
    });
}

function checkTextBlocks({ acceptedTextBlockIds }: Request, { offer }: Ordered): void {
  const missing = offer.textBlocks.find(
    ({ id, mandatory }) => mandatory && !acceptedTextBlockIds.includes(id),
  );
  if (missing)
    throw fault(422, 'contract.error.textblocknotaccepted', 'A text block has to be accepted', {
      args: [text(missing.title)],
    });
}

function checkEarlyStart(
  { earlyStartRequested }: Request,
  { startDateOfUse }: Ordered,
  today: string,
): void {
  const end = withdrawalEnd(today);
  if (earlyStartRequested || startDateOfUse > end) return;
  throw fault(
    422,
    'contract.error.earlystartnotrequested',
    'To begin before the time for a withdrawal is over has to be asked for',
    { args: [text(end)] },
  );
}

function checkSignatures(request: Request, { offer }: Ordered): void {
  const { signature, paymentSignature, paymentMethod } = request;
  checkDrawing('signature', signature);
  checkDrawing('paymentSignature', paymentSignature);
  if (offer.signature === 'NONE') return;
  if (!isSignedAs(offer.signature, signature)) throw signatureMissing('signature');
  const isAsked = offer.paymentSignatureRequired && paymentMethod === 'DIRECT_DEBIT';
  if (isAsked && !isSignedAs(offer.signature, paymentSignature))
    throw signatureMissing('paymentSignature');
}

/** Where a name in letters will do, a drawing does, too. */
function isSignedAs(kind: 'DRAWN' | 'TYPED', signature: Schemas['ContractSignature'] | null) {
  if (signature === null) return false;
  const { type, dataUrl, name } = signature;
  if (type === 'DRAWN') return dataUrl !== null;
  return kind === 'TYPED' && (name ?? '').trim() !== '';
}

function signatureMissing(field: string): Error {
  return fault(422, 'contract.error.signaturemissing', 'A signature is missing', {
    args: [{ type: 'FIELD', value: field }],
  });
}

function checkIdentity(request: Request, { offer }: Ordered, countryCode: string): void {
  const { customerData, identityDocument } = request;
  if (offer.identityDocumentRequired && identityDocument === null)
    throw invalid({ field: 'identityDocument', message: 'is required for this offer' });
  if (!offer.taxIdRequired) return;
  const { taxId, firstname, lastname, dateOfBirth } = customerData;
  const { gender = null, placeOfBirth = null, countryOfBirth = null } = customerData;
  const person = { firstname, lastname, dateOfBirth, gender, placeOfBirth, countryOfBirth };
  const [wrong] =
    taxId === undefined
      ? (['INVALID_TAX_ID'] as const)
      : taxIdFaults({ ...person, taxId, countryCode });
  if (wrong)
    throw fault(422, 'contract.error.taxidinvalid', 'The identity number is wrong or missing', {
      args: [text(wrong)],
    });
}

const text = (value: string) => ({ type: 'STRING' as const, value });
