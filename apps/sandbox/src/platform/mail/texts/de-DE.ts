import type { MailTexts } from './types.ts';

export const deDE: MailTexts = {
  hello: 'Hallo {name},',
  helloNobody: 'Hallo,',
  code: 'Dein Code:',
  ignore:
    'Wenn du das nicht warst, kannst du diese E-Mail ignorieren: Ohne den Code passiert nichts.',
  alarm:
    'Wenn du das nicht warst, lege sofort ein neues Passwort fest und wende dich an dein Studio.',
  closing: 'Dein Team von {brand}',
  labels: {
    when: 'Wann:',
    where: 'Wo:',
    forWhom: 'Für:',
    bookedBy: 'Gebucht von:',
    cancelUntil: 'Stornierbar bis:',
    confirmUntil: 'Bestätigen bis:',
    amount: 'Betrag:',
    voucher: 'Mit Gutschein bezahlt:',
    method: 'Zahlungsart:',
    paidOn: 'Bezahlt am:',
    orderReference: 'Bestellnummer:',
    bookingReference: 'Buchungsnummer:',
  },
  charged: 'Wir haben {amount} abgebucht.',
  voucherReturned: 'Wir haben deinem Gutschein {voucher} wieder gutgeschrieben.',
  mails: {
    verification: {
      subject: 'Bestätige deine E-Mail-Adresse',
      body: 'Willkommen bei {brand}. Bestätige deine E-Mail-Adresse mit dem Code oder dem Link. Beide gelten 24 Stunden.',
      button: 'E-Mail-Adresse bestätigen',
    },
    reset: {
      subject: 'Neues Passwort festlegen',
      body: 'Für dein Konto bei {brand} wurde ein neues Passwort angefordert. Code und Link gelten 30 Minuten.',
      button: 'Neues Passwort festlegen',
    },
    changeEmail: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      body: 'Du möchtest diese Adresse bei {brand} zu deiner Hauptadresse machen. Bestätige sie innerhalb von 24 Stunden.',
      button: 'E-Mail-Adresse bestätigen',
    },
    additionalEmail: {
      subject: 'Bestätige deine weitere E-Mail-Adresse',
      body: 'Diese Adresse wurde deinem Konto bei {brand} hinzugefügt. Bestätige sie innerhalb von 24 Stunden.',
      button: 'E-Mail-Adresse bestätigen',
    },
    passwordChanged: {
      subject: 'Dein Passwort wurde geändert',
      body: 'Das Passwort deines Kontos bei {brand} wurde gerade geändert. Alle anderen Geräte wurden abgemeldet.',
      button: null,
    },
    emailChanged: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      body: 'Die Hauptadresse deines Kontos bei {brand} wurde geändert. Alle anderen Geräte wurden abgemeldet.',
      button: null,
    },
    passkeyAdded: {
      subject: 'Deinem Konto wurde ein Passkey hinzugefügt',
      body: 'Deinem Konto bei {brand} wurde gerade ein Passkey hinzugefügt. Damit kann man sich ohne Passwort anmelden. Deine Passkeys siehst und entfernst du in den Einstellungen.',
      button: null,
    },
    addressTaken: {
      subject: 'Du hast schon ein Konto',
      body: 'Jemand wollte mit dieser Adresse ein Konto bei {brand} anlegen, aber es gibt schon eines. Wenn du das warst, melde dich an. Wenn du dein Passwort vergessen hast, lege ein neues fest.',
      button: 'Neues Passwort festlegen',
    },
    accountDeleted: {
      subject: 'Dein Konto wurde gelöscht',
      body: 'Dein Konto bei {brand} wurde wie gewünscht gelöscht. Wir bewahren nur noch auf, was das Gesetz verlangt, etwa Rechnungen.',
      button: null,
    },
  },
};
