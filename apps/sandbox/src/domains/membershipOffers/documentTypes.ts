import type { Schemas } from '../../platform/api.ts';

/** Checks the number of a document, which people type with spaces and hyphens. */
export const isDocumentNumber = (
  { numberPattern }: Schemas['IdentityDocumentOption'],
  number: string,
): boolean =>
  numberPattern === null ||
  new RegExp(numberPattern).test(number.replaceAll(/[ -]/g, '').toUpperCase());

/** Lists the identity documents accepted in a country; a driving licence where identity cards do not exist. */
export function listDocumentTypes(countryCode: string): Schemas['IdentityDocumentOption'][] {
  const passport = { documentType: 'PASSPORT', numberPattern: null } as const;
  if (countryCode === 'US' || countryCode === 'GB')
    return [{ documentType: 'DRIVING_LICENCE', numberPattern: null }, passport];
  const patterns = new Map([
    ['DE', '^[CFGHJKLMNPRTVWXYZ0-9]{9,10}$'],
    ['IT', '^[A-Z]{2}[0-9]{5}[A-Z]{2}$|^[A-Z]{2}[0-9]{7}$'],
  ]);
  const numberPattern = patterns.get(countryCode) ?? null;
  return [
    { documentType: 'IDENTITY_CARD', numberPattern },
    passport,
    { documentType: 'RESIDENCE_PERMIT', numberPattern: null },
  ];
}
