/** The form on the provider's page. Numbers and accounts are never stored. */
import { parseAccount } from '../domains/payments/accounts.ts';
import { cardBrand, type PresentedInstrument } from '../platform/bank/bank.ts';
import { foldText } from '../platform/foldText.ts';
import { type AccountType, listSamples } from '../platform/bank/samples.ts';
import type { Schemas } from '../platform/api.ts';
import type { Texts } from './texts.ts';

type Type = Schemas['PaymentType'];

export type FieldName = 'number' | 'expiry' | 'code' | 'holder' | 'account';

export type Form = Record<FieldName, string>;

export type FormError = { field: FieldName; text: string };

export function isCard(type: Type): type is Exclude<Type, AccountType> {
  return type === 'CREDIT_CARD' || type === 'BANCONTACT_CARD';
}

/** Returns a form filled with the first sample of the type, to try it out with one click. */
export function sampleForm(type: Type, now: Date): Form {
  const year = String((now.getUTCFullYear() + 4) % 100).padStart(2, '0');
  const shown = listSamples(type)[0]?.shown ?? '';
  const account = { number: '', expiry: '', code: '', holder: '', account: shown };
  if (!isCard(type)) return account;
  return {
    number: shown,
    expiry: `12/${year}`,
    code: '123',
    holder: 'Sample Holder',
    account: '',
  };
}

/** Reads the form; missing fields are empty. */
export function readForm(body: unknown): Form {
  const value = (name: FieldName): string => {
    const text: unknown =
      typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
    return typeof text === 'string' ? text.slice(0, 200).trim() : '';
  };
  return {
    number: value('number'),
    expiry: value('expiry'),
    code: value('code'),
    holder: value('holder'),
    account: value('account'),
  };
}

/** Validates a form. @returns the instrument for the bank, without its number, or the errors */
export function validateForm(
  type: Type,
  form: Form,
  texts: Texts,
): PresentedInstrument | FormError[] {
  if (isCard(type)) return validateCard(type, form, texts);
  return parseAccount(type, form.account) ?? [{ field: 'account', text: texts.bad[type] }];
}

function validateCard(type: Type, form: Form, texts: Texts): PresentedInstrument | FormError[] {
  const digits = foldText('account', form.number);
  const [, month = '', year = ''] =
    /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(form.expiry) ?? [];
  const errors: FormError[] = [];
  if (!/^\d{12,19}$/.test(digits)) errors.push({ field: 'number', text: texts.badNumber });
  if (year === '') errors.push({ field: 'expiry', text: texts.badExpiry });
  if (!/^\d{3,4}$/.test(form.code)) errors.push({ field: 'code', text: texts.badCode });
  if (form.holder === '') errors.push({ field: 'holder', text: texts.badHolder });
  if (errors.length > 0) return errors;
  return {
    type,
    brand: cardBrand(digits),
    lastFour: digits.slice(-4),
    masked: null,
    expiryMonth: Number(month),
    expiryYear: 2000 + Number(year),
  };
}
