import { amountOf } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError, invalidFields } from '../../platform/http/apiError.ts';
import { isDocumentNumber, listDocumentTypes } from './documentTypes.ts';
import type { CheckedOrder } from './order.ts';
import { withdrawalEnd } from './startDates.ts';
import { checkDrawing } from '../../platform/pdf/signature.ts';
import { validateTaxId } from './taxId.ts';
import { isAdult, adultYears } from '../accounts/isAdult.ts';
import { moneyArg } from '../studios/moneyArg.ts';
import type { StoredStudio } from '../studios/rules.ts';

type Request = Schemas['SignContractRequest'];
type SigningContext = {
  /** In the studio's time zone. */
  today: string;
  /** Its country determines which tax numbers are valid. */
  studio: StoredStudio;
};

/** @throws 409 if the price has changed; 400 and 422 for missing or invalid data */
export function checkSignable(request: Request, order: CheckedOrder, where: SigningContext): void {
  const { price, currency } = order;
  checkPrice(request.totalPrice, { cents: price.totalCents, currency }, where.studio);
  checkAge(request.customerData, where.today);
  checkTextBlocks(request, order);
  checkEarlyStart(request, order, where.today);
  checkSignatures(request, order);
  checkIdentity(request, order, where.studio.address.countryCode);
}

/** @throws 409 if the shown price is not the current one */
export function checkPrice(
  shown: Schemas['Money'],
  { cents, currency }: { cents: number; currency: string },
  studio: StoredStudio,
): void {
  if (shown.currency === currency && shown.amount === amountOf(cents, currency)) return;
  throw apiError(409, 'contract.error.termschanged', 'The price has changed since it was shown', {
    args: [moneyArg(studio, cents, currency)],
  });
}

function checkAge({ dateOfBirth }: Request['customerData'], today: string): void {
  if (!isAdult(dateOfBirth, today))
    throw apiError(422, 'contract.error.notadult', 'Whoever signs has to be of age', {
      args: [{ type: 'NUMBER', value: String(adultYears) }],
    });
}

function checkTextBlocks({ acceptedTextBlockIds }: Request, { offer }: CheckedOrder): void {
  const missing = offer.textBlocks.find(
    ({ id, mandatory }) => mandatory && !acceptedTextBlockIds.includes(id),
  );
  if (missing)
    throw apiError(422, 'contract.error.textblocknotaccepted', 'A text block has to be accepted', {
      args: [text(missing.title)],
    });
}

function checkEarlyStart(
  { earlyStartRequested }: Request,
  { startDateOfUse }: CheckedOrder,
  today: string,
): void {
  const end = withdrawalEnd(today);
  if (earlyStartRequested || startDateOfUse > end) return;
  throw apiError(
    422,
    'contract.error.earlystartnotrequested',
    'To begin before the time for a withdrawal is over has to be asked for',
    { args: [text(end)] },
  );
}

function checkSignatures(request: Request, { offer }: CheckedOrder): void {
  const { signature, paymentSignature, sepaMandate } = request;
  checkDrawing('signature', signature);
  checkDrawing('paymentSignature', paymentSignature);
  if (offer.signature === 'NONE') return;
  if (!isSignedAs(offer.signature, signature)) throw signatureMissing('signature');
  // A mandate that the member gave before is not signed again.
  const isAsked = offer.paymentSignatureRequired && sepaMandate !== null;
  if (isAsked && !isSignedAs(offer.signature, paymentSignature))
    throw signatureMissing('paymentSignature');
}

/** A drawing is accepted where a typed name is. */
function isSignedAs(kind: 'DRAWN' | 'TYPED', signature: Schemas['ContractSignature'] | null) {
  if (signature === null) return false;
  const { type, dataUrl, name } = signature;
  if (type === 'DRAWN') return dataUrl !== null;
  return kind === 'TYPED' && (name ?? '').trim() !== '';
}

function signatureMissing(field: string): Error {
  return apiError(422, 'contract.error.signaturemissing', 'A signature is missing', {
    args: [{ type: 'FIELD', value: field }],
  });
}

function checkIdentity(request: Request, { offer }: CheckedOrder, countryCode: string): void {
  const { customerData, identityDocument } = request;
  if (offer.identityDocumentRequired && identityDocument === null)
    throw invalidFields({ field: 'identityDocument', message: 'is required for this offer' });
  if (identityDocument !== null) checkDocument(identityDocument, countryCode);
  if (!offer.taxIdRequired) return;
  const { taxId, firstname, lastname, dateOfBirth } = customerData;
  const { gender = null, placeOfBirth = null, countryOfBirth = null } = customerData;
  const person = { firstname, lastname, dateOfBirth, gender, placeOfBirth, countryOfBirth };
  const [wrong] =
    taxId === undefined
      ? (['INVALID_TAX_ID'] as const)
      : validateTaxId({ ...person, taxId, countryCode });
  if (wrong)
    throw apiError(422, 'contract.error.taxidinvalid', 'The identity number is wrong or missing', {
      args: [text(wrong)],
    });
}

function checkDocument(
  { documentType, documentNumber }: Schemas['IdentityDocument'],
  countryCode: string,
): void {
  const option = listDocumentTypes(countryCode).find((one) => one.documentType === documentType);
  if (!option)
    throw invalidFields({
      field: 'identityDocument.documentType',
      message: 'is not accepted here',
    });
  if (!isDocumentNumber(option, documentNumber))
    throw invalidFields({
      field: 'identityDocument.documentNumber',
      message: 'does not fit the document',
    });
}

const text = (value: string) => ({ type: 'STRING' as const, value });
