/** Bank accounts as somebody types them. Nothing is kept, and nothing is told to any bank. */
import { electronicFormatIBAN, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';
import type { Handlers, Schemas } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { ofAccount, takeRate } from '../limits/rates.ts';
import { accountHolderOf } from './accountHolder.ts';
import { bankOf, isDebitedByIban } from './banks.ts';

/** A BIC with and without the letters of the main branch is the same. */
const whole = (bic: string): string => (bic.length === 8 ? bic.padEnd(11, 'X') : bic);

/** @throws 422 for an IBAN that is none, and for a BIC that is none or of another bank */
function convert(body: Schemas['BankAccountRequest']): Schemas['BankAccount'] {
  const iban = electronicFormatIBAN(body.iban);
  if (iban === null || !isValidIBAN(iban))
    throw apiError(422, 'bankaccount.error.invalidiban', 'Invalid IBAN');
  const bank = bankOf(iban);
  const typed = body.bic?.replaceAll(/\s/g, '').toUpperCase() ?? null;
  const isWrong =
    typed !== null && (!isValidBIC(typed) || (bank !== null && whole(typed) !== whole(bank.bic)));
  if (isWrong) throw apiError(422, 'bankaccount.error.invalidbic', 'Invalid BIC');
  const sepa = isSEPACountry(iban.slice(0, 2));
  return {
    iban,
    bic: bank?.bic ?? typed,
    bankName: bank?.bankName ?? null,
    sepa,
    bicRequired: sepa && bank === null && !isDebitedByIban(iban),
  };
}

export const bankHandlers = {
  async convertBankAccount({ account, body }, services) {
    await takeRate(services, 'lookUpBanks', ofAccount(account));
    return ok(convert(body));
  },

  async convertPublicBankAccount({ address, body }, services) {
    await takeRate(services, 'lookUpBanks', address);
    return ok(convert(body));
  },

  async validateAccountHolder({ query }) {
    return ok(accountHolderOf(query.accountHolder));
  },
} satisfies Partial<Handlers>;
