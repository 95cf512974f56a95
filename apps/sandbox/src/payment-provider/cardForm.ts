/** What a holder types on the challenge page. The number lives for one request and is kept nowhere. */
import { brandOf, type Presented } from '../domains/payments/bank.ts';
import type { Texts } from './texts.ts';

export type CardForm = { number: string; expiry: string; code: string; holder: string };

export type CardFault = { field: keyof CardForm; text: string };

/** The sample card, so that trying things out takes one click. */
export function sampleForm(now: Date): CardForm {
  const year = String((now.getUTCFullYear() + 4) % 100).padStart(2, '0');
  return {
    number: '4242 4242 4242 4242',
    expiry: `12/${year}`,
    code: '123',
    holder: 'Sample Holder',
  };
}

/** Reads the form; whatever was not sent is empty. */
export function readForm(body: unknown): CardForm {
  const value = (name: string): string => {
    const text: unknown =
      typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
    return typeof text === 'string' ? text.slice(0, 200).trim() : '';
  };
  return {
    number: value('number'),
    expiry: value('expiry'),
    code: value('code'),
    holder: value('holder'),
  };
}

/** The card of a form, or what is wrong with it; the number itself is not part of the result. */
export function checkForm(form: CardForm, texts: Texts): Presented | CardFault[] {
  const digits = form.number.replaceAll(/[\s-]/g, '');
  const [, month = '', year = ''] =
    /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(form.expiry) ?? [];
  const faults: CardFault[] = [];
  if (!/^\d{12,19}$/.test(digits)) faults.push({ field: 'number', text: texts.badNumber });
  if (year === '') faults.push({ field: 'expiry', text: texts.badExpiry });
  if (!/^\d{3,4}$/.test(form.code)) faults.push({ field: 'code', text: texts.badCode });
  if (form.holder === '') faults.push({ field: 'holder', text: texts.badHolder });
  if (faults.length > 0) return faults;
  return {
    brand: brandOf(digits),
    lastFour: digits.slice(-4),
    expiryMonth: Number(month),
    expiryYear: 2000 + Number(year),
  };
}
