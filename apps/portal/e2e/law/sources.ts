/** Official texts of statutes that several rules cite. */
export const sources = {
  consumerRights: 'https://eur-lex.europa.eu/eli/dir/2011/83/oj',
  transpositions: 'https://eur-lex.europa.eu/legal-content/EN/NIM/?uri=CELEX:32011L0083',
  accessibility: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj',
  dataProtection: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  privacy: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
  payments: 'https://eur-lex.europa.eu/eli/dir/2015/2366/oj',
  strongAuthentication: 'https://eur-lex.europa.eu/eli/reg_del/2018/389/oj',
  sepa: 'https://eur-lex.europa.eu/eli/reg/2012/260/oj',
  unfairPractices: 'https://eur-lex.europa.eu/eli/dir/2005/29/oj',
  civilCode: (section: string) => `https://www.gesetze-im-internet.de/bgb/__${section}.html`,
  frenchConsumerCode: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
  california: (code: string, section: string) =>
    `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=${code}&sectionNum=${section}`,
  newYork: (section: string) => `https://www.nysenate.gov/legislation/laws/GBS/${section}`,
} as const;
