import type { ContractChangeTexts } from './types.ts';

export const nlNL: ContractChangeTexts = {
  labels: {
    receipt: 'Ontvangstbewijs:',
    moment: 'Ontvangen:',
    what: 'Contract:',
    number: 'Contractnummer:',
    studio: 'Studio:',
    ends: 'Eindigt op:',
    reason: 'Reden:',
    stillCharged: 'In totaal nog te betalen:',
    lastCharge: 'Laatste afschrijving:',
    lastChargeOn: 'Wordt afgeschreven op:',
    starts: 'Begint op:',
    price: 'Prijs per betaling:',
    trialUntil: 'Gratis proberen tot en met:',
    firstChargeOn: 'Eerste afschrijving op:',
    who: 'Naam:',
    customerNumber: 'Klantnummer:',
    dateOfBirth: 'Geboortedatum:',
    kind: 'Soort opzegging:',
    wantedEnd: 'Per:',
    email: 'E-mail:',
  },
  words: {
    ORDINARY: 'met opzegtermijn',
    EXTRAORDINARY: 'om een belangrijke reden',
    EARLIEST: 'de eerst mogelijke datum',
  },
  occasions: {
    canceled: {
      subject: 'Opzegging bevestigd: {what}',
      body: 'Je hebt {what} bij {studio} opgezegd. Bewaar deze e-mail als bewijs. Tot de einddatum kun je de opzegging in het portaal intrekken.',
    },
    stays: {
      subject: 'Je contract loopt door: {what}',
      body: 'Je hebt de opzegging van {what} bij {studio} ingetrokken. Alles loopt door zoals voorheen. Bewaar deze e-mail als bewijs.',
    },
    moduleBooked: {
      subject: 'Geboekt: {what}',
      body: 'Je hebt {what} aan je contract bij {studio} toegevoegd.',
    },
    received: {
      subject: 'We hebben je opzegging ontvangen',
      body: 'We hebben je opzegging bij {studio} op het onderstaande moment ontvangen. Dit heb je verstuurd. Bewaar deze e-mail als bewijs.',
    },
    withdrawalReceived: {
      subject: 'We hebben je herroeping ontvangen',
      body: 'We hebben je herroeping van het contract met {studio} op het onderstaande moment ontvangen. Dit heb je verstuurd. Bewaar deze e-mail als bewijs.',
    },
  },
};
