/** Tax numbers, validated by the rules of each country: check digits and encoded personal data. */
import type { Schemas } from '../../platform/api.ts';

export type TaxIdFault = Schemas['TaxIdFault'];

export type TaxIdOwner = Schemas['TaxIdRequest'];

const months = 'ABCDEHLMPRST';

/** Letters that may replace digits in an Italian number, used to avoid duplicates. */
const letterDigits = 'LMNPQRSTUV';

/** Values of characters in odd positions; in even positions a character counts as its index among digits or letters. */
const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

const characterValue = (sign: string): number =>
  /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65;

/** Lists errors and missing data; empty if the number is valid for the person. */
export function validateTaxId(one: TaxIdOwner): TaxIdFault[] {
  const taxId = one.taxId.replaceAll(/[ ./-]/g, '').toUpperCase();
  if (one.countryCode === 'IT') return validateItalian(taxId, one);
  const rule = rules.get(one.countryCode) ?? ((id: string) => /^[A-Z0-9]{4,30}$/.test(id));
  return rule(taxId) ? [] : ['INVALID_TAX_ID'];
}

/** Countries whose numbers encode no personal data. */
const rules: ReadonlyMap<string, (taxId: string) => boolean> = new Map([
  ['DE', isGerman],
  ['ES', isSpanish],
  ['PL', isPolish],
]);

/** Eleven digits with an ISO 7064 MOD 11,10 check digit. */
function isGerman(taxId: string): boolean {
  if (!/^[1-9]\d{10}$/.test(taxId)) return false;
  let product = 10;
  for (const sign of taxId.slice(0, 10)) {
    const sum = (Number(sign) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(taxId.at(-1));
}

/** Eight digits, or a letter and seven digits, followed by a check letter (modulo 23). */
function isSpanish(taxId: string): boolean {
  if (!/^[XYZ\d]\d{7}[A-Z]$/.test(taxId)) return false;
  const digits = taxId.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(digits) % 23) === taxId.at(-1);
}

/** Eleven digits, the last one being a weighted checksum. */
function isPolish(taxId: string): boolean {
  if (!/^\d{11}$/.test(taxId)) return false;
  const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(taxId.charAt(at)), 0);
  return (10 - (sum % 10)) % 10 === Number(taxId.at(-1));
}

function validateItalian(taxId: string, one: TaxIdOwner): TaxIdFault[] {
  const { firstname, lastname, dateOfBirth, gender, placeOfBirth, countryOfBirth } = one;
  const missing: TaxIdFault[] = [];
  if (!toLetters(firstname)) missing.push('MISSING_FIRSTNAME');
  if (!toLetters(lastname)) missing.push('MISSING_LASTNAME');
  if (dateOfBirth === null) missing.push('MISSING_DATE_OF_BIRTH');
  if (gender === null) missing.push('MISSING_GENDER');
  if (gender === 'DIVERSE') missing.push('UNSUPPORTED_GENDER');
  if (placeOfBirth === null && countryOfBirth === null)
    missing.push('MISSING_PLACE_OR_COUNTRY_OF_BIRTH');
  if (missing.length > 0) return missing;
  const person = {
    names: nameCode(toLetters(lastname), false) + nameCode(toLetters(firstname), true),
    birth: birthCode(dateOfBirth ?? '', gender === 'FEMALE'),
    countryOfBirth,
  };
  return isItalian(taxId, person) ? [] : ['INVALID_TAX_ID'];
}

const toLetters = (name: string | null): string =>
  (name ?? '')
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');

/**
 * Encodes a name in three letters: consonants, then vowels; the second of four or more consonants of a given name is
 * skipped.
 */
function nameCode(letters: string, isGiven: boolean): string {
  const consonants = letters.replaceAll(/[AEIOU]/g, '');
  const vowels = letters.replaceAll(/[^AEIOU]/g, '');
  if (isGiven && consonants.length > 3)
    return consonants.charAt(0) + consonants.charAt(2) + consonants.charAt(3);
  return (consonants + vowels).slice(0, 3).padEnd(3, 'X');
}

/** Encodes year, month letter and day; 40 is added to the day for women. */
function birthCode(dateOfBirth: string, isFemale: boolean): string {
  const [year = '', month = '', day = ''] = dateOfBirth.split('-');
  const encodedDay = String(Number(day) + (isFemale ? 40 : 0)).padStart(2, '0');
  return year.slice(2) + months.charAt(Number(month) - 1) + encodedDay;
}

type ItalianPerson = { names: string; birth: string; countryOfBirth: string | null };

function isItalian(taxId: string, { names, birth, countryOfBirth }: ItalianPerson): boolean {
  if (!/^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/.test(taxId))
    return false;
  const digits = (from: number, until: number) =>
    taxId.slice(from, until).replaceAll(/[A-Z]/g, (letter) => String(letterDigits.indexOf(letter)));
  const isFromAbroad = taxId.charAt(11) === 'Z';
  const birthPart = digits(6, 8) + taxId.charAt(8) + digits(9, 11);
  return (
    taxId.startsWith(names) &&
    birthPart === birth &&
    (countryOfBirth === null || isFromAbroad === (countryOfBirth !== 'IT')) &&
    checkLetter(taxId.slice(0, 15)) === taxId.at(-1)
  );
}

function checkLetter(signs: string): string {
  const sum = Array.from(signs).reduce((total, sign, at) => {
    const value = characterValue(sign);
    return total + (at % 2 === 0 ? (oddValues[value] ?? 0) : value);
  }, 0);
  return String.fromCharCode(65 + (sum % 26));
}
