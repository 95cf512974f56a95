/**
 * An IBAN as people write it: without other white space, in capitals, in groups of four (screens
 * specification, section 5, "IBAN display"). It says nothing about whether the IBAN is valid.
 */
export function formatIban(iban: string): string {
  return iban
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replaceAll(/.{4}(?=.)/g, '$& ');
}
