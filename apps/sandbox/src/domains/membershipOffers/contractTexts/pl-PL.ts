import type { ContractTexts } from './types.ts';

export const plPL: ContractTexts = {
  subject: 'Twoja umowa: {contract}',
  body: 'Witamy w klubie {studio}! Umowa została zawarta. Zachowaj tę wiadomość: zawiera wszystko, co zostało uzgodnione.',
  changed:
    'Twoje członkostwo w klubie {studio} zostało zmienione. Zachowaj tę wiadomość: zawiera wszystko, co zostało uzgodnione.',
  earlyStart:
    'Rozpoczęcie następuje na Twoje życzenie przed końcem terminu na odstąpienie ({withdrawal}). Jeśli odstąpisz od umowy, zapłacisz za dni do tego momentu.',
  signature: 'Podpis: {name}',
  extensions: {
    INDEFINITE:
      'Po minimalnym okresie umowa trwa dalej, dopóki jej nie wypowiesz. Okres wypowiedzenia: {notice}.',
    FIXED:
      'Po minimalnym okresie umowa przedłuża się każdorazowo o: {further}. Okres wypowiedzenia: {notice}.',
    NONE: 'Umowa kończy się automatycznie po upływie swojego okresu.',
  },
  labels: {
    what: 'Umowa:',
    number: 'Numer umowy:',
    studio: 'Klub:',
    start: 'Zaczyna się:',
    use: 'Możesz trenować od:',
    term: 'Minimalny okres umowy:',
    end: 'Kończy się najwcześniej:',
    notice: 'Okres wypowiedzenia:',
    cancelUntil: 'W tym celu wypowiedz do:',
    total: 'Razem za minimalny okres umowy:',
    monthly: 'Miesięcznie, ze wszystkimi opłatami:',
    mandate: 'Numer referencyjny mandatu SEPA:',
    signed: 'Podpisano:',
    withdrawUntil: 'Możesz odstąpić do:',
    replaces: 'Zamiast:',
    replacedEnd: 'Kończy się:',
    stillCharged: 'Pozostało do zapłaty:',
    credit: 'Zaliczymy na konto:',
  },
};
