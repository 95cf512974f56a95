/** Sample banks by country and national bank code, which follows the check digits of an IBAN. */
export type Bank = { bic: string; bankName: string };

const banks: ReadonlyMap<string, Bank> = new Map(
  [
    ['DE12030000', 'BYLADEM1001', 'Deutsche Kreditbank Berlin'],
    ['DE50010517', 'INGDDEFFXXX', 'ING-DiBa'],
    ['DE10010010', 'PBNKDEFFXXX', 'Postbank'],
    ['DE37040044', 'COBADEFFXXX', 'Commerzbank'],
    ['DE10050000', 'BELADEBEXXX', 'Berliner Sparkasse'],
    ['AT12000', 'BKAUATWWXXX', 'UniCredit Bank Austria'],
    ['AT20111', 'GIBAATWWXXX', 'Erste Bank'],
    ['CH00762', 'BLKBCH22XXX', 'Basellandschaftliche Kantonalbank'],
    ['CH09000', 'POFICHBEXXX', 'PostFinance'],
    ['NLABNA', 'ABNANL2AXXX', 'ABN AMRO Bank'],
    ['NLINGB', 'INGBNL2AXXX', 'ING Bank'],
    ['NLRABO', 'RABONL2UXXX', 'Rabobank'],
    ['FR20041', 'PSSTFRPPXXX', 'La Banque Postale'],
    ['FR30006', 'AGRIFRPPXXX', 'Crédit Agricole'],
    ['ES2100', 'CAIXESBBXXX', 'CaixaBank'],
    ['ES0049', 'BSCHESMMXXX', 'Banco Santander'],
    ['IT05428', 'BLOPIT22XXX', 'UBI Banca'],
    ['IT03069', 'BCITITMMXXX', 'Intesa Sanpaolo'],
    ['HU117', 'OTPVHUHBXXX', 'OTP Bank'],
    ['PL10901014', 'WBKPPLPPXXX', 'Santander Bank Polska'],
    ['SI56', 'LJBASI2XXXX', 'NLB'],
    ['CZ0800', 'GIBACZPXXXX', 'Česká spořitelna'],
  ].map(([begin = '', bic = '', bankName = '']) => [begin, { bic, bankName }]),
);

/**
 * Countries where a BIC must not be required in addition to the IBAN (regulation 260/2012, article 5, and the EEA
 * agreement). The rest of SEPA requires both.
 */
const ibanOnlyCountries: ReadonlySet<string> = new Set([
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]);

/** Returns whether an account can be debited by IBAN alone, at any bank. @param iban without spaces */
export const isDebitedByIban = (iban: string): boolean => ibanOnlyCountries.has(iban.slice(0, 2));

/** In an Italian IBAN, a check letter precedes the bank code. */
const nationalPart = (iban: string): string => iban.slice(iban.startsWith('IT') ? 5 : 4);

/** Finds the bank of an IBAN without spaces; null if it is not a sample bank. */
export function findBank(iban: string): Bank | null {
  const national = nationalPart(iban);
  for (const [begin, bank] of banks)
    if (iban.startsWith(begin.slice(0, 2)) && national.startsWith(begin.slice(2))) return bank;
  return null;
}
