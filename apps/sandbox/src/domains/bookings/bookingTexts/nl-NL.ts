import type { BookingTexts } from './types.ts';

export const nlNL: BookingTexts = {
  button: 'Mijn boekingen bekijken',
  guestBooking: 'Boeking bekijken of annuleren',
  guestWaitingList: 'Wachtlijst bekijken of verlaten',
  confirm: 'Boeking bevestigen',
  waitingCharge: 'We schrijven {amount} alleen af als je een plek krijgt.',
  refunded: 'Je krijgt {amount} terug via je betaalmethode.',
  released: 'Er is niets afgeschreven: de gereserveerde {amount} is weer vrijgegeven.',
  givenBack: 'Je hebt het gebruikte bezoek terug.',
  lateCancelation: {
    FORFEITED: 'Als je na dat moment annuleert ({until}), krijg je niets terug.',
    FEE: 'Als je na dat moment annuleert ({until}), brengen we {fee} in rekening.',
  },
  forfeited: 'Je hebt na de termijn geannuleerd, dus je krijgt niets terug.',
  feeCharged: 'Je hebt na de termijn geannuleerd, dus we brengen {fee} in rekening op je account.',
  feeMissed: 'We brengen {fee} in rekening op je account.',
  blocked: 'Na meerdere gemiste boekingen kun je niet boeken tot {blockedUntil}.',
  feeEntries: {
    lateCancelation: 'Late annulering: {course}',
    missed: 'Niet verschenen zonder annulering: {course}',
  },
  occasions: {
    missed: {
      subject: 'Je hebt {course} gemist',
      body: 'Je had {course} geboekt, maar niet ingecheckt. Kun je niet? Annuleer dan op tijd, zodat iemand anders de plek krijgt.',
    },
    booked: {
      subject: 'Je plek is geboekt: {course}',
      body: 'Je plek voor {course} is geboekt. Het agendabestand zit in de bijlage.',
    },
    toBeConfirmed: {
      subject: 'Bevestig je boeking: {course}',
      body: 'We houden {course} bij {studio} voor je vrij. Je boeking staat pas vast als je die met de knop hieronder bevestigt. Was jij dit niet? Negeer deze e-mail dan: er wordt niets geboekt.',
    },
    unconfirmed: {
      subject: 'Niet op tijd bevestigd: {course}',
      body: 'Je hebt {course} niet op tijd bevestigd, dus je plek is weer vrij. Je kunt altijd opnieuw boeken.',
    },
    waiting: {
      subject: 'Je staat op de wachtlijst: {course}',
      body: 'Je staat op plaats {position} van de wachtlijst voor {course}. Komt er een plek voor je vrij, dan boeken we die automatisch en sturen we je een e-mail.',
    },
    movedUp: {
      subject: 'Je hebt een plek: {course}',
      body: 'Er is een plek vrijgekomen voor {course} en we hebben die voor je geboekt. Het agendabestand zit in de bijlage.',
    },
    canceled: {
      subject: 'Je boeking is geannuleerd: {course}',
      body: 'Je boeking voor {course} is geannuleerd.',
    },
    leftWaitingList: {
      subject: 'Je staat niet meer op de wachtlijst: {course}',
      body: 'Je staat niet meer op de wachtlijst voor {course}.',
    },
    waitingEnded: {
      subject: 'Geen plek vrijgekomen: {course}',
      body: 'Helaas is er voor {course} geen plek voor je vrijgekomen. De wachtlijst is nu gesloten.',
    },
    declined: {
      subject: 'We konden je plek niet boeken: {course}',
      body: 'Er kwam een plek voor je vrij ({course}), maar je bank heeft de betaling geweigerd. Er is niets afgeschreven en je staat niet meer op de wachtlijst.',
    },
    debitReturned: {
      subject: 'Je betaling is teruggeboekt: {course}',
      body: 'Je bank heeft de incasso van {amount} voor {course} bij {studio} teruggeboekt. Daarom is je boeking geannuleerd en is de plek weer vrij. Zolang er plek is, kun je opnieuw boeken met een andere betaalmethode.',
    },
    debitOwed: {
      subject: 'Nog te betalen: {course}',
      body: 'Je bank heeft de incasso van {amount} voor {course} teruggeboekt. Dit heeft al plaatsgevonden, dus {amount} moet nog worden betaald. Neem contact op met {studio} om het op een andere manier te betalen.',
    },
    canceledByStudio: {
      subject: 'Gaat niet door: {course}',
      body: 'Helaas heeft {studio} {course} moeten afgelasten.',
    },
    receipt: {
      subject: 'Betaalbewijs: {course}',
      body: 'Bedankt voor je betaling. Dit is je betaalbewijs voor {course}.',
    },
  },
};
