/** Texts of the challenge page: German for readers who prefer it, English for all others. */
const en = {
  lang: 'en',
  title: 'Sample payment provider',
  sandbox: 'This page belongs to the sandbox. No money moves, and no real card should be entered.',
  keepHeading: 'Confirm your card',
  payHeading: 'Confirm your payment',
  merchant: 'For',
  amount: 'Amount',
  nothingNow: 'nothing now; the card is only checked',
  card: 'Card',
  number: 'Card number',
  expiry: 'Valid until (MM/YY)',
  code: 'Security code',
  holder: 'Name on the card',
  confirm: 'Confirm',
  decline: 'Decline',
  cancel: 'Cancel and go back',
  samples: 'Cards to try out',
  PAYS: 'pays',
  REFUSED: 'is refused by the bank',
  DECLINED_AT_CHARGE: 'is confirmed, but declined when it is charged',
  ASKS_EACH_TIME: 'asks for a confirmation at each payment',
  badNumber: 'Enter a card number of 12 to 19 digits, for example one of the cards below.',
  badExpiry: 'Enter month and year as on the card, for example 12/30.',
  badCode: 'Enter the three or four digits of the security code.',
  badHolder: 'Enter the name on the card.',
  gone: 'There is nothing to confirm here any more.',
  back: 'Back to the studio',
};

export type Texts = typeof en;

const de: Texts = {
  lang: 'de',
  title: 'Beispiel-Zahlungsanbieter',
  sandbox:
    'Diese Seite gehört zur Sandbox. Es fließt kein Geld, und echte Karten gehören nicht hierher.',
  keepHeading: 'Karte bestätigen',
  payHeading: 'Zahlung bestätigen',
  merchant: 'Für',
  amount: 'Betrag',
  nothingNow: 'jetzt nichts; die Karte wird nur geprüft',
  card: 'Karte',
  number: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  code: 'Prüfnummer',
  holder: 'Name auf der Karte',
  confirm: 'Bestätigen',
  decline: 'Ablehnen',
  cancel: 'Abbrechen und zurück',
  samples: 'Karten zum Ausprobieren',
  PAYS: 'zahlt',
  REFUSED: 'wird von der Bank abgelehnt',
  DECLINED_AT_CHARGE: 'wird bestätigt, aber beim Abbuchen abgelehnt',
  ASKS_EACH_TIME: 'fragt bei jeder Zahlung nach einer Bestätigung',
  badNumber: 'Gib eine Kartennummer mit 12 bis 19 Ziffern ein, zum Beispiel eine der Karten unten.',
  badExpiry: 'Gib Monat und Jahr wie auf der Karte ein, zum Beispiel 12/30.',
  badCode: 'Gib die drei oder vier Ziffern der Prüfnummer ein.',
  badHolder: 'Gib den Namen auf der Karte ein.',
  gone: 'Hier gibt es nichts mehr zu bestätigen.',
  back: 'Zurück zum Studio',
};

/** @param language BCP 47, of the reader; null when none was named */
export function textsFor(language: string | null): Texts {
  return language?.toLowerCase().startsWith('de') ? de : en;
}
