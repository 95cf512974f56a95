/** Kinds of identifiers, named as in the API description (`x-folded`). */
export type FoldedKind = 'account' | 'code' | 'email' | 'number';

/**
 * Converts a copied identifier to the characters that a keyboard has, so that it equals a typed
 * one: removes invisible characters (bidirectional marks, zero-width characters, soft hyphens),
 * converts full-width characters to plain ones (NFKC), all dashes to `-` and all spaces to single
 * ones, and trims. Codes lose their spaces; account numbers (IBAN, BIC) also hyphens and lower
 * case.
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
  return kind === 'account' ? plain.replaceAll(/[ -]/g, '').toUpperCase() : plain;
}
