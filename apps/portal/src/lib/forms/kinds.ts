import type { MessageDescriptor } from 'react-intl';
import { dayIn, isDay, readerZone } from '../dates.ts';
import { validationMessages } from './messages.ts';

interface KindRule {
  /** Whether a text that is there is one of its kind; left out where any is. */
  readonly fits?: (text: string) => boolean | Promise<boolean>;
  /** What is said when it is not. */
  readonly fault: MessageDescriptor;
  /** Blanks around it are part of it, as in a password. */
  readonly exact?: true;
}

const like =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);

/** Birthdays lie in the 100 years that end with this one (specification 1, section 5). */
export const birthYears = (): readonly number[] => {
  const year = Number(dayIn(readerZone()).slice(0, 4));
  return Array.from({ length: 100 }, (_, before) => year - before);
};

const isBirthYear = (text: string): boolean => birthYears().includes(Number(text.slice(0, 4)));

/**
 * Whether a text is an IBAN. The list of countries is loaded with the first question; if it does not come (offline), the text
 * goes to the server, which checks it anyway. What goes wrong afterwards is thrown, never taken for a yes.
 */
async function isIban(text: string): Promise<boolean> {
  const checker = await import('./isIban.ts').catch(() => undefined);
  return checker === undefined || checker.isIban(text);
}

const { required } = validationMessages;

/**
 * The kinds of fields that forms are made of, with the faults of specification 1, section 5. Patterns are those of the
 * description; `src/formLimits.test.ts` holds them to the SDK's schemas.
 */
export const kinds = {
  text: { fault: required },
  /** One of the answers on screen. */
  choice: { fault: required },
  /** A box that has to be ticked where it is asked for. */
  accepted: { fault: required },
  /** A password that exists: only the server may say what is wrong with it. */
  password: { fault: required, exact: true },
  /** At least 8 characters with at least one letter and one digit. */
  newPassword: {
    fits: (text) => text.length >= 8 && /\p{L}/u.test(text) && /\d/.test(text),
    fault: validationMessages.password,
    exact: true,
  },
  // Apostrophes besides what specification 1, section 5 names: O'Connor and D'Angelo are names.
  name: { fits: like(/^[\p{L}\p{M} .'’-]+$/u), fault: validationMessages.name },
  email: {
    fits: like(
      /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
    ),
    fault: validationMessages.email,
  },
  phone: { fits: like(/^[0-9+()/ .-]{5,}$/), fault: validationMessages.phone },
  /** A calendar day in the past, `YYYY-MM-DD`; a part that is not chosen yet is empty. */
  birthday: {
    fits: (text) => isDay(text) && isBirthYear(text),
    fault: validationMessages.date,
  },
  /** A calendar day, `YYYY-MM-DD`. */
  day: { fits: isDay, fault: validationMessages.date },
  /** The code of a mail, as typed or pasted. */
  code: { fits: like(/^[a-z0-9 -]{6,}$/i), fault: validationMessages.code },
  customerCode: { fits: like(/^[a-z0-9-]{3,}$/i), fault: validationMessages.customerCode },
  /** Of an identity document. */
  documentNumber: { fits: like(/^[a-z0-9 -]{4,}$/i), fault: validationMessages.documentNumber },
  iban: { fits: isIban, fault: validationMessages.iban },
  /** Of a bank, with or without blanks. */
  bic: {
    fits: (text) => /^[a-z]{6}[a-z0-9]{2}(?:[a-z0-9]{3})?$/i.test(text.replaceAll(/\s/g, '')),
    fault: validationMessages.bic,
  },
  ibanSuffix: { fits: like(/^[a-z0-9]{4}$/i), fault: validationMessages.ibanSuffix },
} as const satisfies Record<string, KindRule>;

export type Kind = keyof typeof kinds;

/** Kinds that are typed into one line. */
export type TextKind = Exclude<Kind, 'accepted' | 'birthday' | 'choice'>;

export const ruleOf = (kind: Kind): KindRule => kinds[kind];
