import type { Schemas } from '../../platform/api.ts';

/** Two-letter transliterations for the basic Latin alphabet. */
const transliterations: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['ø', 'oe'],
  ['å', 'aa'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['œ', 'oe'],
  ['’', "'"],
]);

const maxLength = 70;

/** Transliterates a name as banks do (EPC217-08): umlauts become two letters, other accents are dropped. */
function transliterate(name: string): string {
  const two = Array.from(name.normalize('NFC').trim().replaceAll(/\s+/g, ' '), (sign) => {
    const small = transliterations.get(sign.toLowerCase());
    if (small === undefined) return sign;
    return sign === sign.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1);
  });
  return two.join('').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Validates the name of an account holder, and returns it in bank spelling. */
export function validateHolderName(input: string): Schemas['AccountHolderValidation'] {
  const name = transliterate(input);
  const faults: Schemas['AccountHolderFault'][] = [];
  if (!/\p{L}/u.test(name)) faults.push('NO_NAME');
  if (name.length > maxLength) faults.push('TOO_LONG');
  if (!/^[A-Za-z0-9 /?:().,'+&-]*$/.test(name)) faults.push('UNSUPPORTED_CHARACTERS');
  const valid = faults.length === 0;
  return { valid, accountHolder: valid ? name : null, faults };
}
