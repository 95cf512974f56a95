import type { MailTexts } from '../texts.ts';

export const nlNL: MailTexts = {
  hello: 'Hallo {name},',
  helloNobody: 'Hallo,',
  code: 'Je code:',
  ignore: 'Was jij dit niet, doe dan niets: zonder de code gebeurt er niets.',
  alarm: 'Was jij dit niet, stel dan meteen een nieuw wachtwoord in en schrijf je studio.',
  closing: 'Je team van {brand}',
  mails: {
    verification: {
      subject: 'Bevestig je e-mailadres',
      body: 'Welkom bij {brand}. Bevestig je adres met de code of de link; beide zijn 24 uur geldig.',
      button: 'Adres bevestigen',
    },
    reset: {
      subject: 'Stel een nieuw wachtwoord in',
      body: 'Iemand, hopelijk jij, wil bij {brand} een nieuw wachtwoord instellen. Code en link zijn 30 minuten geldig.',
      button: 'Nieuw wachtwoord instellen',
    },
    changeEmail: {
      subject: 'Bevestig je nieuwe e-mailadres',
      body: 'Dit adres wordt je hoofdadres bij {brand}. Bevestig het binnen 24 uur.',
      button: 'Nieuw adres bevestigen',
    },
    additionalEmail: {
      subject: 'Bevestig je extra e-mailadres',
      body: 'Dit adres is aan je account bij {brand} toegevoegd. Bevestig het binnen 24 uur.',
      button: 'Adres bevestigen',
    },
    passwordChanged: {
      subject: 'Je wachtwoord is gewijzigd',
      body: 'Het wachtwoord van je account bij {brand} is zojuist gewijzigd. Alle andere apparaten zijn uitgelogd.',
      button: null,
    },
    emailChanged: {
      subject: 'Je e-mailadres is gewijzigd',
      body: 'Het hoofdadres van je account bij {brand} is nu een ander adres. Alle andere apparaten zijn uitgelogd.',
      button: null,
    },
    addressTaken: {
      subject: 'Je hebt al een account',
      body: 'Iemand wilde dit adres gebruiken voor een account bij {brand}, maar het heeft er al een. Was jij het, log dan in; weet je het wachtwoord niet meer, stel dan een nieuw in.',
      button: 'Nieuw wachtwoord instellen',
    },
    accountDeleted: {
      subject: 'Je account is verwijderd',
      body: 'Je account bij {brand} is verwijderd, zoals je wilde. We bewaren je persoonlijke gegevens niet meer.',
      button: null,
    },
  },
};
