/** Folds look-alike characters of identifiers, so that a copied value equals a typed one. */
import { domainToASCII, domainToUnicode } from 'node:url';

/** Kinds of identifiers; the description names the kind of a field as `x-folded`. */
const foldedKinds = ['account', 'code', 'email', 'number'] as const;

export type FoldedKind = (typeof foldedKinds)[number];

/** Returns how a value of the schema is folded; null if it is not. @throws for an unknown kind */
export function toFoldedKind(schema: Record<string, unknown>): FoldedKind | null {
  const value = schema['x-folded'];
  if (value === undefined) return null;
  const kind = foldedKinds.find((known) => known === value);
  if (kind) return kind;
  throw new Error(`The description has x-folded: ${JSON.stringify(value)}, which is no kind.`);
}

/**
 * Converts an identifier to the characters that a keyboard has: removes invisible characters (bidirectional marks,
 * zero-width characters, soft hyphens), converts full-width characters to plain ones (NFKC), all dashes to `-` and all
 * spaces to single ones, and trims. Codes lose their spaces; account numbers (IBAN, BIC) also hyphens and lower case;
 * international domains are in Unicode.
 */
export function foldText(kind: FoldedKind, text: string): string {
  const plain = text
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKC')
    // Beside the dashes of Unicode: modifier letter minus, hyphen bullet, minus.
    .replaceAll(/[\p{Pd}\u02D7\u2043\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (kind === 'code') return plain.replaceAll(' ', '');
  if (kind === 'account') return plain.replaceAll(/[ -]/g, '').toUpperCase();
  return kind === 'email' ? withDomain(plain, domainToUnicode) : plain;
}

/**
 * Lists the forms under which an e-mail address can be stored, in lower case: with its domain in Unicode, as `foldText`
 * returns it, and in ASCII, as stored before international domains were folded.
 */
export function addressForms(email: string): string[] {
  const folded = addressKey(email);
  return [...new Set([folded, withDomain(folded, domainToASCII)])];
}

/** Returns the form of an e-mail address that identifies it: folded, in lower case. */
export const addressKey = (email: string): string => foldText('email', email).toLowerCase();

/** Compares two e-mail addresses, in any case and either form of the domain. */
export const sameAddress = (a: string, b: string): boolean => addressKey(a) === addressKey(b);

/** Converts the domain of an address, if it is international and valid. */
function withDomain(email: string, convert: (domain: string) => string): string {
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  // Other domains could be read as IP addresses, and stay as they are.
  if (!/[^\0-\x7F]|xn--/i.test(domain)) return email;
  return email.slice(0, start) + (convert(domain) || domain);
}
