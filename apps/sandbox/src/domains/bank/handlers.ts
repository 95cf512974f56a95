/** Validation of entered bank accounts. Stores nothing and calls no bank. */
import { isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';
import type { Handlers, Schemas } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { accountSubject, enforceRateLimit } from '../limits/rates.ts';
import { validateHolderName } from './accountHolder.ts';
import { findBank, isDebitedByIban } from './banks.ts';

/** Expands a BIC to 11 characters: the suffix of the main branch is optional. */
const toFullBic = (bic: string): string => (bic.length === 8 ? bic.padEnd(11, 'X') : bic);

/** @throws 422 for an invalid IBAN, and for a BIC that is invalid or of another bank */
function convertAccount(body: Schemas['BankAccountRequest']): Schemas['BankAccount'] {
  const { iban, bic: enteredBic = null } = body;
  if (!isValidIBAN(iban)) throw apiError(422, 'bankaccount.error.invalidiban', 'Invalid IBAN');
  const bank = findBank(iban);
  const isWrong =
    enteredBic !== null &&
    (!isValidBIC(enteredBic) || (bank !== null && toFullBic(enteredBic) !== toFullBic(bank.bic)));
  if (isWrong) throw apiError(422, 'bankaccount.error.invalidbic', 'Invalid BIC');
  const sepa = isSEPACountry(iban.slice(0, 2));
  return {
    iban,
    bic: bank?.bic ?? enteredBic,
    bankName: bank?.bankName ?? null,
    sepa,
    bicRequired: sepa && bank === null && !isDebitedByIban(iban),
  };
}

export const bankHandlers = {
  async convertBankAccount({ account, body }, services) {
    await enforceRateLimit(services, 'lookUpBanks', accountSubject(account));
    return ok(convertAccount(body));
  },

  async convertPublicBankAccount({ address, body }, services) {
    await enforceRateLimit(services, 'lookUpBanks', address);
    return ok(convertAccount(body));
  },

  async validateAccountHolder({ query }) {
    return ok(validateHolderName(query.accountHolder));
  },
} satisfies Partial<Handlers>;
