/** The sample banks: by country and national bank code, as they stand at the begin of an IBAN after its check digits. */
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
 * Countries in which nobody may be asked for a BIC beside the IBAN (regulation 260/2012, article 5, and the agreement on the European
 * Economic Area). The rest of SEPA debits by both.
 */
const ibanAlone: ReadonlySet<string> = new Set([
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

/** Whether an account can be debited by its IBAN alone, whichever bank it is at. @param iban without spaces */
export const isDebitedByIban = (iban: string): boolean => ibanAlone.has(iban.slice(0, 2));

/** In an Italian IBAN a check letter stands before the bank. */
const bankAt = (iban: string): string => iban.slice(iban.startsWith('IT') ? 5 : 4);

/** The bank of an IBAN without spaces; null when it is none of the sample banks. */
export function bankOf(iban: string): Bank | null {
  const national = bankAt(iban);
  for (const [begin, bank] of banks)
    if (iban.startsWith(begin.slice(0, 2)) && national.startsWith(begin.slice(2))) return bank;
  return null;
}
