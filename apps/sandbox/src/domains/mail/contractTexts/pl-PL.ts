import type { ContractTexts } from '../contractTexts.ts';

export const plPL: ContractTexts = {
  subject: 'Twoja umowa: {contract}',
  body: 'Witamy w {studio}! Umowa została zawarta. Zachowaj tę wiadomość: zawiera wszystko, co zostało uzgodnione.',
  changed:
    'Zmieniasz członkostwo: {studio}. Zachowaj tę wiadomość: zawiera wszystko, co zostało uzgodnione.',
  earlyStart:
    'Rozpoczęcie następuje na Twoje życzenie przed końcem terminu na odstąpienie ({withdrawal}). Jeśli odstąpisz od umowy, zapłacisz za dni do tego momentu.',
  signature: 'Podpis: {name}',
  extensions: {
    INDEFINITE:
      'Po minimalnym okresie umowa trwa dalej na czas nieokreślony. Okres wypowiedzenia: {notice}.',
    FIXED:
      'Po minimalnym okresie umowa przedłuża się każdorazowo o: {further}. Okres wypowiedzenia: {notice}.',
    NONE: 'Umowa kończy się sama po upływie okresu.',
  },
  labels: {
    what: 'Umowa:',
    number: 'Numer umowy:',
    studio: 'Klub:',
    start: 'Zaczyna się:',
    use: 'Możesz trenować od:',
    term: 'Minimalny okres:',
    end: 'Kończy się najwcześniej:',
    notice: 'Okres wypowiedzenia:',
    cancelUntil: 'W tym celu wypowiedz do:',
    total: 'Razem za minimalny okres:',
    monthly: 'Miesięcznie, ze wszystkimi opłatami:',
    mandate: 'Numer referencyjny mandatu SEPA:',
    signed: 'Podpisano:',
    withdrawUntil: 'Możesz odstąpić do:',
    replaces: 'Zamiast:',
    replacedEnd: 'Kończy się:',
    stillCharged: 'Pozostało do zapłaty:',
    credit: 'Zwrot dla Ciebie:',
  },
};
