import type { MailTexts } from '../texts.ts';

export const deDE: MailTexts = {
  hello: 'Hallo {name},',
  helloNobody: 'Hallo,',
  code: 'Dein Code:',
  ignore: 'Wenn du das nicht warst, musst du nichts tun: Ohne den Code geschieht nichts.',
  alarm: 'Wenn du das nicht warst, setze sofort ein neues Passwort und schreibe deinem Studio.',
  closing: 'Dein Team von {brand}',
  mails: {
    verification: {
      subject: 'Bestätige deine E-Mail-Adresse',
      body: 'Willkommen bei {brand}. Bestätige deine Adresse mit dem Code oder dem Link; beide gelten 24 Stunden.',
      button: 'Adresse bestätigen',
    },
    reset: {
      subject: 'Neues Passwort setzen',
      body: 'Jemand, hoffentlich du, möchte bei {brand} ein neues Passwort setzen. Code und Link gelten 30 Minuten.',
      button: 'Neues Passwort setzen',
    },
    changeEmail: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      body: 'Diese Adresse soll bei {brand} deine Hauptadresse werden. Bestätige sie innerhalb von 24 Stunden.',
      button: 'Neue Adresse bestätigen',
    },
    additionalEmail: {
      subject: 'Bestätige deine weitere E-Mail-Adresse',
      body: 'Diese Adresse wurde deinem Konto bei {brand} hinzugefügt. Bestätige sie innerhalb von 24 Stunden.',
      button: 'Adresse bestätigen',
    },
    passwordChanged: {
      subject: 'Dein Passwort wurde geändert',
      body: 'Das Passwort deines Kontos bei {brand} wurde gerade geändert. Alle anderen Geräte sind abgemeldet.',
      button: null,
    },
    emailChanged: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      body: 'Die Hauptadresse deines Kontos bei {brand} ist jetzt eine andere. Alle anderen Geräte sind abgemeldet.',
      button: null,
    },
    addressTaken: {
      subject: 'Du hast schon ein Konto',
      body: 'Jemand wollte diese Adresse für ein Konto bei {brand} verwenden, aber sie hat schon eines. Wenn du das warst, melde dich an; wenn du das Passwort nicht mehr weißt, setze ein neues.',
      button: 'Neues Passwort setzen',
    },
    accountDeleted: {
      subject: 'Dein Konto wurde gelöscht',
      body: 'Dein Konto bei {brand} wurde gelöscht, wie du es wolltest. Deine persönlichen Daten bewahren wir nicht mehr auf.',
      button: null,
    },
  },
};
