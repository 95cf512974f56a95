import type { ContractChangeTexts } from './types.ts';

export const deDE: ContractChangeTexts = {
  labels: {
    receipt: 'Beleg:',
    moment: 'Eingegangen:',
    what: 'Vertrag:',
    number: 'Vertragsnummer:',
    studio: 'Studio:',
    ends: 'Endet am:',
    reason: 'Grund:',
    stillCharged: 'Noch fällig insgesamt:',
    lastCharge: 'Letzte Abbuchung:',
    lastChargeOn: 'Fällig am:',
    starts: 'Beginnt am:',
    price: 'Preis je Zahlung:',
    trialUntil: 'Kostenlos testen bis:',
    firstChargeOn: 'Erste Zahlung am:',
    who: 'Name:',
    customerNumber: 'Kundennummer:',
    dateOfBirth: 'Geburtsdatum:',
    kind: 'Art der Kündigung:',
    wantedEnd: 'Zum:',
    email: 'E-Mail:',
  },
  words: {
    ORDINARY: 'ordentlich',
    EXTRAORDINARY: 'außerordentlich',
    EARLIEST: 'nächstmöglichen Zeitpunkt',
  },
  occasions: {
    canceled: {
      subject: 'Kündigung bestätigt: {what}',
      body: 'Du hast {what} bei {studio} gekündigt. Bitte bewahre diese E-Mail als Beleg auf. Bis zum Ende kannst du die Kündigung im Portal zurücknehmen.',
    },
    stays: {
      subject: 'Dein Vertrag läuft weiter: {what}',
      body: 'Du hast die Kündigung von {what} bei {studio} zurückgenommen. Alles läuft weiter wie zuvor. Bitte bewahre diese E-Mail als Beleg auf.',
    },
    moduleBooked: {
      subject: 'Gebucht: {what}',
      body: 'Du hast {what} zu deinem Vertrag bei {studio} gebucht.',
    },
    received: {
      subject: 'Wir haben deine Kündigung erhalten',
      body: 'Deine Kündigung ist zum unten genannten Zeitpunkt für {studio} eingegangen. Das hast du gesendet. Bitte bewahre diese E-Mail als Beleg auf.',
    },
    withdrawalReceived: {
      subject: 'Wir haben deinen Widerruf erhalten',
      body: 'Dein Widerruf des Vertrags ist zum unten genannten Zeitpunkt für {studio} eingegangen. Das hast du gesendet. Bitte bewahre diese E-Mail als Beleg auf.',
    },
  },
};
