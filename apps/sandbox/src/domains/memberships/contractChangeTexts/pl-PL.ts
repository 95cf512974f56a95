import type { ContractChangeTexts } from './types.ts';

export const plPL: ContractChangeTexts = {
  labels: {
    receipt: 'Potwierdzenie:',
    moment: 'Otrzymano:',
    what: 'Umowa:',
    number: 'Numer umowy:',
    studio: 'Klub:',
    ends: 'Kończy się:',
    reason: 'Powód:',
    stillCharged: 'Łącznie pozostało do pobrania:',
    lastCharge: 'Ostatnia płatność:',
    lastChargeOn: 'Pobranie dnia:',
    starts: 'Zaczyna się:',
    price: 'Cena jednej płatności:',
    trialUntil: 'Bezpłatny okres próbny do:',
    firstChargeOn: 'Pierwsze pobranie dnia:',
    who: 'Imię i nazwisko:',
    customerNumber: 'Numer klienta:',
    dateOfBirth: 'Data urodzenia:',
    kind: 'Rodzaj wypowiedzenia:',
    wantedEnd: 'Na dzień:',
    email: 'E-mail:',
  },
  words: {
    ORDINARY: 'z okresem wypowiedzenia',
    EXTRAORDINARY: 'z ważnego powodu',
    EARLIEST: 'najbliższy możliwy termin',
  },
  occasions: {
    canceled: {
      subject: 'Potwierdzenie wypowiedzenia: {what}',
      body: 'Wypowiedziano: {what} ({studio}). Zachowaj tę wiadomość jako potwierdzenie. Do końca umowy możesz cofnąć wypowiedzenie w portalu.',
    },
    stays: {
      subject: 'Twoja umowa trwa dalej: {what}',
      body: 'Cofnięto wypowiedzenie: {what} ({studio}). Wszystko trwa jak dotychczas. Zachowaj tę wiadomość jako potwierdzenie.',
    },
    moduleBooked: {
      subject: 'Zamówiono: {what}',
      body: 'Do Twojej umowy ({studio}) dodano: {what}.',
    },
    received: {
      subject: 'Otrzymaliśmy Twoje wypowiedzenie',
      body: 'Twoje wypowiedzenie wpłynęło w podanym niżej momencie ({studio}). Oto, co zostało wysłane. Zachowaj tę wiadomość jako potwierdzenie.',
    },
    withdrawalReceived: {
      subject: 'Otrzymaliśmy Twoje odstąpienie',
      body: 'Twoje odstąpienie od umowy wpłynęło w podanym niżej momencie ({studio}). Oto, co zostało wysłane. Zachowaj tę wiadomość jako potwierdzenie.',
    },
  },
};
