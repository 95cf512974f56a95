/** Formats an IBAN for display: uppercase, in groups of four (spec 1.5, "IBAN display"). Does not validate it. */
export function formatIban(iban: string): string {
  return iban
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replaceAll(/.{4}(?=.)/g, '$& ');
}
