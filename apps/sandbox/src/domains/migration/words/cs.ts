import type { MigrationWords } from './types.ts';

export const cs: MigrationWords = {
  label: 'O vašem účtu',
  privacyPolicy: 'zásady ochrany osobních údajů',
  termsAndConditions: 'obchodní podmínky',
  boxes: [
    'Přečetl(a) jsem si dokumenty skupiny: {privacyPolicy} a {termsAndConditions}.',
    'Souhlasím s těmito dokumenty: {privacyPolicy} a {termsAndConditions}.',
  ],
  steps: [
    [
      'Váš účet se stěhuje s vaším studiem',
      'Vaše studio teď patří ke skupině, která má vlastní účty. Převeďte svůj ve dvou krocích; rezervace a heslo zůstanou beze změny.',
      'Pokračovat',
      'Teď ne',
    ],
    [
      'Souhlas a převod',
      'Jakmile budete souhlasit, účet hned převedeme. Zůstanete přihlášeni.',
      'Převést můj účet',
      'Zpět',
    ],
    [
      'Opravdu účet nechcete převést?',
      'Účet pak zůstane, kde je. Co skupina od teď nabízí, vyžaduje převedený účet.',
      'Přesto převést',
      'Nepřevádět',
    ],
    [
      'Váš účet zůstává, kde je',
      'Můžete si to kdykoli rozmyslet: ptáme se nejvýše jednou denně.',
      'Převést teď',
      'Zavřít',
    ],
  ],
};
