import type { MailTexts } from './types.ts';

export const plPL: MailTexts = {
  hello: 'Dzień dobry!',
  helloNobody: 'Dzień dobry!',
  code: 'Twój kod:',
  ignore: 'Jeśli to nie Twoja prośba, zignoruj ten e-mail: bez kodu nic się nie stanie.',
  alarm: 'Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do klubu.',
  closing: 'Zespół {brand}',
  labels: {
    when: 'Kiedy:',
    where: 'Gdzie:',
    forWhom: 'Dla:',
    bookedBy: 'Rezerwuje:',
    cancelUntil: 'Możesz anulować do:',
    confirmUntil: 'Potwierdź do:',
    amount: 'Kwota:',
    voucher: 'Zapłacono voucherem:',
    method: 'Metoda płatności:',
    paidOn: 'Data płatności:',
    orderReference: 'Numer zamówienia:',
    bookingReference: 'Numer rezerwacji:',
  },
  charged: 'Pobraliśmy płatność: {amount}.',
  voucherReturned: 'Zwróciliśmy na voucher: {voucher}.',
  mails: {
    verification: {
      subject: 'Potwierdź adres e-mail',
      body: 'Wita Cię {brand}. Potwierdź adres e-mail kodem lub linkiem. Oba są ważne 24 godziny.',
      button: 'Potwierdź adres e-mail',
    },
    reset: {
      subject: 'Ustaw nowe hasło',
      body: 'Otrzymaliśmy prośbę o nowe hasło do konta {brand}. Kod i link są ważne 30 minut.',
      button: 'Ustaw nowe hasło',
    },
    changeEmail: {
      subject: 'Potwierdź nowy adres e-mail',
      body: 'Ten adres ma zostać głównym adresem Twojego konta {brand}. Potwierdź go w ciągu 24 godzin.',
      button: 'Potwierdź adres e-mail',
    },
    additionalEmail: {
      subject: 'Potwierdź dodatkowy adres e-mail',
      body: 'Ten adres dodano do Twojego konta {brand}. Potwierdź go w ciągu 24 godzin.',
      button: 'Potwierdź adres e-mail',
    },
    passwordChanged: {
      subject: 'Twoje hasło zostało zmienione',
      body: 'Hasło do Twojego konta {brand} właśnie zostało zmienione. Wylogowaliśmy Cię z innych urządzeń.',
      button: null,
    },
    emailChanged: {
      subject: 'Twój adres e-mail został zmieniony',
      body: 'Główny adres Twojego konta {brand} został zmieniony. Wylogowaliśmy Cię z innych urządzeń.',
      button: null,
    },
    passkeyAdded: {
      subject: 'Do Twojego konta dodano klucz dostępu',
      body: 'Do Twojego konta {brand} właśnie dodano klucz dostępu. Można się nim zalogować bez hasła. Swoje klucze dostępu zobaczysz i usuniesz w ustawieniach.',
      button: null,
    },
    addressTaken: {
      subject: 'Masz już konto',
      body: 'Ktoś chciał założyć konto {brand} z tym adresem, ale konto już istnieje. Jeśli to Ty, zaloguj się. Jeśli nie pamiętasz hasła, ustaw nowe.',
      button: 'Ustaw nowe hasło',
    },
    accountDeleted: {
      subject: 'Twoje konto zostało usunięte',
      body: 'Na Twoją prośbę usunęliśmy konto {brand}. Przechowujemy tylko to, czego wymaga prawo, na przykład faktury.',
      button: null,
    },
  },
};
