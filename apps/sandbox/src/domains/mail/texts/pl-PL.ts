import type { MailTexts } from '../texts.ts';

export const plPL: MailTexts = {
  hello: 'Dzień dobry, {name},',
  helloNobody: 'Dzień dobry,',
  code: 'Twój kod:',
  ignore: 'Jeśli to nie Ty, nic nie rób: bez kodu nic się nie stanie.',
  alarm: 'Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do swojego studia.',
  closing: 'Zespół {brand}',
  mails: {
    verification: {
      subject: 'Potwierdź swój adres e-mail',
      body: 'Witamy w {brand}. Potwierdź swój adres kodem lub linkiem; oba są ważne 24 godziny.',
      button: 'Potwierdź adres',
    },
    reset: {
      subject: 'Ustaw nowe hasło',
      body: 'Ktoś, mamy nadzieję, że Ty, chce ustawić nowe hasło w {brand}. Kod i link są ważne 30 minut.',
      button: 'Ustaw nowe hasło',
    },
    changeEmail: {
      subject: 'Potwierdź swój nowy adres e-mail',
      body: 'Ten adres ma zostać Twoim głównym adresem w {brand}. Potwierdź go w ciągu 24 godzin.',
      button: 'Potwierdź nowy adres',
    },
    additionalEmail: {
      subject: 'Potwierdź swój dodatkowy adres e-mail',
      body: 'Ten adres dodano do Twojego konta w {brand}. Potwierdź go w ciągu 24 godzin.',
      button: 'Potwierdź adres',
    },
    passwordChanged: {
      subject: 'Twoje hasło zostało zmienione',
      body: 'Hasło do Twojego konta w {brand} właśnie zostało zmienione. Wszystkie inne urządzenia są wylogowane.',
      button: null,
    },
    emailChanged: {
      subject: 'Twój adres e-mail został zmieniony',
      body: 'Główny adres Twojego konta w {brand} jest teraz inny. Wszystkie inne urządzenia są wylogowane.',
      button: null,
    },
    addressTaken: {
      subject: 'Masz już konto',
      body: 'Ktoś chciał użyć tego adresu do konta w {brand}, ale konto już istnieje. Jeśli to Ty, zaloguj się; jeśli nie pamiętasz hasła, ustaw nowe.',
      button: 'Ustaw nowe hasło',
    },
    accountDeleted: {
      subject: 'Twoje konto zostało usunięte',
      body: 'Twoje konto w {brand} zostało usunięte zgodnie z Twoim życzeniem. Nie przechowujemy już Twoich danych osobowych.',
      button: null,
    },
  },
};
