import type { MigrationWords } from './types.ts';

export const pl: MigrationWords = {
  label: 'O Twoim koncie',
  privacyPolicy: 'polityka prywatności',
  termsAndConditions: 'regulamin',
  boxes: [
    'Znam dokumenty grupy: {privacyPolicy} i {termsAndConditions}.',
    'Akceptuję te dokumenty: {privacyPolicy} i {termsAndConditions}.',
  ],
  steps: [
    [
      'Twoje konto przenosi się razem ze studiem',
      'Twoje studio należy teraz do grupy, która ma własne konta. Przenieś swoje w dwóch krokach; rezerwacje i hasło pozostaną bez zmian.',
      'Dalej',
      'Nie teraz',
    ],
    [
      'Zgoda i przeniesienie',
      'Po wyrażeniu zgody konto zostanie od razu przeniesione. Nie nastąpi wylogowanie.',
      'Przenieś moje konto',
      'Wstecz',
    ],
    [
      'Na pewno nie chcesz przenieść konta?',
      'Konto pozostanie wtedy tam, gdzie jest. Do tego, co grupa oferuje od teraz, potrzebne jest przeniesione konto.',
      'Jednak przenieś',
      'Nie przenoś',
    ],
    [
      'Twoje konto pozostaje tam, gdzie jest',
      'Zdanie można zmienić w każdej chwili: pytamy najwyżej raz dziennie.',
      'Przenieś teraz',
      'Zamknij',
    ],
  ],
};
