import type { BookingTexts } from './types.ts';

export const itIT: BookingTexts = {
  button: 'Vedi le mie prenotazioni',
  guestBooking: 'Vedi o annulla la prenotazione',
  guestWaitingList: 'Vedi o lascia la lista d’attesa',
  confirm: 'Conferma la prenotazione',
  waitingCharge: 'Ti addebiteremo {amount} solo se ottieni un posto.',
  refunded: 'Ti rimborsiamo {amount} sul metodo di pagamento che hai usato.',
  released: 'Non è stato addebitato nulla: l’importo riservato di {amount} è di nuovo disponibile.',
  givenBack: 'L’ingresso che avevi usato ti è stato riaccreditato.',
  lateCancelation: {
    FORFEITED: 'Se annulli oltre questo termine ({until}), non viene restituito nulla.',
    FEE: 'Se annulli oltre questo termine ({until}), addebitiamo una penale di {fee}.',
  },
  forfeited: 'Hai annullato oltre il termine, quindi non viene restituito nulla.',
  feeCharged:
    'Hai annullato oltre il termine, quindi sul tuo conto viene addebitata una penale di {fee}.',
  feeMissed: 'Sul tuo conto viene addebitata una penale di {fee}.',
  blocked: 'Dopo più prenotazioni mancate non puoi prenotare fino a {blockedUntil}.',
  feeEntries: {
    lateCancelation: 'Annullamento tardivo: {course}',
    missed: 'Assenza senza annullamento: {course}',
  },
  occasions: {
    missed: {
      subject: 'Hai perso {course}',
      body: 'Avevi prenotato {course}, ma non hai fatto il check-in. Se non puoi venire, annulla in tempo, così il posto va a qualcun altro.',
    },
    booked: {
      subject: 'Posto prenotato: {course}',
      body: 'Il tuo posto per {course} è prenotato. In allegato trovi il file per il calendario.',
    },
    toBeConfirmed: {
      subject: 'Conferma la prenotazione: {course}',
      body: 'Ti teniamo un posto presso {studio}: {course}. È prenotato solo dopo la tua conferma con il pulsante qui sotto. Se la richiesta non è tua, ignora questa e-mail: non verrà prenotato nulla.',
    },
    unconfirmed: {
      subject: 'Non confermata in tempo: {course}',
      body: 'La prenotazione non è stata confermata in tempo e il posto è di nuovo libero: {course}. Puoi prenotare di nuovo quando vuoi.',
    },
    waiting: {
      subject: 'Lista d’attesa: {course}',
      body: 'Per {course} sei nella lista d’attesa, posizione {position}. Se si libera un posto per te, lo prenotiamo automaticamente e ti scriviamo.',
    },
    movedUp: {
      subject: 'Hai un posto: {course}',
      body: 'Si è liberato un posto per {course} e lo abbiamo prenotato per te. In allegato trovi il file per il calendario.',
    },
    canceled: {
      subject: 'Prenotazione annullata: {course}',
      body: 'La tua prenotazione per {course} è annullata.',
    },
    leftWaitingList: {
      subject: 'Non sei più nella lista d’attesa: {course}',
      body: 'Non sei più nella lista d’attesa per {course}.',
    },
    waitingEnded: {
      subject: 'Nessun posto libero: {course}',
      body: 'Purtroppo per {course} non si è liberato nessun posto per te e la lista d’attesa è chiusa.',
    },
    declined: {
      subject: 'Non è stato possibile prenotare il posto: {course}',
      body: 'Si era liberato un posto per te per {course}, ma la tua banca ha rifiutato il pagamento. Non è stato addebitato nulla e non sei più nella lista d’attesa.',
    },
    debitReturned: {
      subject: 'Il tuo pagamento è stato respinto: {course}',
      body: 'La tua banca ha respinto l’addebito di {amount} per {course} ({studio}). La tua prenotazione è quindi annullata e il posto è di nuovo libero. Finché ci sono posti, puoi prenotare di nuovo con un altro metodo di pagamento.',
    },
    debitOwed: {
      subject: 'Pagamento ancora da effettuare: {course}',
      body: 'La tua banca ha respinto l’addebito di {amount} per {course}. La lezione o l’appuntamento si è già svolto, quindi l’importo di {amount} è ancora da pagare. Contatta {studio} per pagarlo in un altro modo.',
    },
    canceledByStudio: {
      subject: 'Annullato dal centro: {course}',
      body: 'Purtroppo {studio} ha dovuto annullare {course}.',
    },
    receipt: {
      subject: 'Ricevuta: {course}',
      body: 'Grazie per il pagamento. Questa è la tua ricevuta per {course}.',
    },
  },
};
