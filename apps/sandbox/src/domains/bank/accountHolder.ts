import type { Schemas } from '../../server/api.ts';

/** Letters that are written with two where there is but the Latin alphabet. */
const spelt: ReadonlyMap<string, string> = new Map([
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

const longest = 70;

/** Writes a name as banks do (EPC217-08): an umlaut with two letters, other accents left out. */
function inLetters(name: string): string {
  const two = Array.from(name.normalize('NFC').trim().replaceAll(/\s+/g, ' '), (sign) => {
    const small = spelt.get(sign.toLowerCase());
    if (small === undefined) return sign;
    return sign === sign.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1);
  });
  return two.join('').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Whether a mandate can be given in a name, and how banks write it. */
export function accountHolderOf(typed: string): Schemas['AccountHolderValidation'] {
  const name = inLetters(typed);
  const faults: Schemas['AccountHolderFault'][] = [];
  if (!/\p{L}/u.test(name)) faults.push('NO_NAME');
  if (name.length > longest) faults.push('TOO_LONG');
  if (!/^[A-Za-z0-9 /?:().,'+&-]*$/.test(name)) faults.push('UNSUPPORTED_CHARACTERS');
  const valid = faults.length === 0;
  return { valid, accountHolder: valid ? name : null, faults };
}
