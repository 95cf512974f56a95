import type { MailTexts } from './types.ts';

export const nlNL: MailTexts = {
  hello: 'Hallo {name},',
  helloNobody: 'Hallo,',
  code: 'Je code:',
  ignore:
    'Heb je dit niet aangevraagd? Dan kun je deze e-mail negeren: zonder de code gebeurt er niets.',
  alarm:
    'Was jij dit niet? Stel dan meteen een nieuw wachtwoord in en neem contact op met je studio.',
  closing: 'Het team van {brand}',
  labels: {
    when: 'Wanneer:',
    where: 'Waar:',
    forWhom: 'Voor:',
    bookedBy: 'Geboekt door:',
    cancelUntil: 'Annuleren kan tot:',
    confirmUntil: 'Bevestigen tot:',
    amount: 'Bedrag:',
    voucher: 'Betaald met voucher:',
    method: 'Betaalmethode:',
    paidOn: 'Betaald op:',
    orderReference: 'Bestelnummer:',
    bookingReference: 'Boekingsnummer:',
  },
  charged: 'We hebben {amount} afgeschreven.',
  voucherReturned: 'We hebben {voucher} teruggezet op je voucher.',
  mails: {
    verification: {
      subject: 'Bevestig je e-mailadres',
      body: 'Welkom bij {brand}. Bevestig je e-mailadres met de code of de link. Beide zijn 24 uur geldig.',
      button: 'E-mailadres bevestigen',
    },
    reset: {
      subject: 'Stel een nieuw wachtwoord in',
      body: 'Voor je account bij {brand} is een nieuw wachtwoord aangevraagd. De code en de link zijn 30 minuten geldig.',
      button: 'Nieuw wachtwoord instellen',
    },
    changeEmail: {
      subject: 'Bevestig je nieuwe e-mailadres',
      body: 'Je wilt van dit adres je hoofdadres bij {brand} maken. Bevestig het binnen 24 uur.',
      button: 'E-mailadres bevestigen',
    },
    additionalEmail: {
      subject: 'Bevestig je extra e-mailadres',
      body: 'Dit adres is aan je account bij {brand} toegevoegd. Bevestig het binnen 24 uur.',
      button: 'E-mailadres bevestigen',
    },
    passwordChanged: {
      subject: 'Je wachtwoord is gewijzigd',
      body: 'Het wachtwoord van je account bij {brand} is zojuist gewijzigd. Alle andere apparaten zijn uitgelogd.',
      button: null,
    },
    emailChanged: {
      subject: 'Je e-mailadres is gewijzigd',
      body: 'Het hoofdadres van je account bij {brand} is gewijzigd. Alle andere apparaten zijn uitgelogd.',
      button: null,
    },
    passkeyAdded: {
      subject: 'Er is een passkey aan je account toegevoegd',
      body: 'Er is zojuist een passkey aan je account bij {brand} toegevoegd. Daarmee kan iemand zonder wachtwoord inloggen. Je passkeys bekijk en verwijder je in de instellingen.',
      button: null,
    },
    addressTaken: {
      subject: 'Je hebt al een account',
      body: 'Iemand wilde met dit adres een account bij {brand} aanmaken, maar er is er al een. Was jij het? Log dan in. Ben je je wachtwoord vergeten? Stel dan een nieuw in.',
      button: 'Nieuw wachtwoord instellen',
    },
    accountDeleted: {
      subject: 'Je account is verwijderd',
      body: 'Je account bij {brand} is op jouw verzoek verwijderd. We bewaren alleen nog wat wettelijk moet, zoals facturen.',
      button: null,
    },
  },
};
