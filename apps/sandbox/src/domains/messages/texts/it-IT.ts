import type { MessageTexts } from './types.ts';

/** Texts of a class that was not booked by a standing booking. @param reason a full sentence */
const notBooked = (reason: string) => ({
  subject: 'Non prenotato: {what}',
  text: `**{what}** presso {studio} non è stato prenotato per te. ${reason}`,
  link: 'Modifica le prenotazioni settimanali',
});

export const itIT: MessageTexts = {
  CANCELATION_RECEIVED: {
    subject: 'Disdetta ricevuta: {what}',
    text: '{studio} ha ricevuto la tua disdetta di **{what}**. Ultimo giorno: {day}.',
    link: 'Vedi i tuoi contratti',
  },
  CANCELATION_WITHDRAWN: {
    subject: 'Il tuo contratto continua: {what}',
    text: 'La tua disdetta di **{what}** presso {studio} è ritirata. Tutto continua come prima.',
    link: 'Vedi i tuoi contratti',
  },
  AMENDMENT_ACCEPTED: {
    subject: 'La tua modifica è stata accettata',
    text: '{studio} ha accettato la tua modifica: **{what}**.',
    link: 'Vedi i tuoi dati',
  },
  AMENDMENT_REJECTED: {
    subject: 'La tua modifica non è stata accettata',
    text: '{studio} non ha accettato la tua modifica: **{what}**. Tutto resta com’era. Se hai domande, rivolgiti al tuo centro.',
    link: 'Vedi i tuoi dati',
  },
  IDLE_PERIOD_ACCEPTED: {
    subject: 'La tua sospensione è confermata: {what}',
    text: 'La sospensione di **{what}** presso {studio} è confermata. Primo giorno: {first}. Ultimo giorno: {last}.',
    link: 'Vedi le tue sospensioni',
  },
  IDLE_PERIOD_REJECTED: {
    subject: 'La tua sospensione non è stata accettata: {what}',
    text: '{studio} non ha accettato la sospensione di **{what}** (primo giorno: {first}, ultimo giorno: {last}). Il tuo contratto continua come prima. Se hai domande, rivolgiti al tuo centro.',
    link: 'Vedi le tue sospensioni',
  },
  CONTACT_EMAIL_CHANGED: {
    subject: 'Il tuo indirizzo e-mail è cambiato',
    text: 'D’ora in poi {studio} ti scrive a un altro indirizzo e-mail. L’indirizzo con cui accedi resta lo stesso. Se non hai fatto tu questa modifica, imposta subito una nuova password e scrivi al tuo centro.',
    link: 'Vedi i tuoi dati',
  },
  PAYMENT_METHOD_CHANGED: {
    subject: 'Nuovo metodo di pagamento: {what}',
    text: 'D’ora in poi il tuo abbonamento presso {studio} si paga così: **{what}**. Se non hai fatto tu questa modifica, scrivi al tuo centro.',
    link: 'Vedi il tuo metodo di pagamento',
  },
  MOVED_UP: {
    subject: 'Hai un posto: {what}',
    text: 'Si è liberato un posto per te: **{what}** presso {studio}, {when}.',
    link: 'Vedi le tue prenotazioni',
  },
  LOYALTY_CONFIRMED: {
    subject: 'Partecipi: {what}',
    text: '{studio} ha confermato la tua partecipazione a **{what}**. Da ora raccogli punti.',
    link: 'Vedi i tuoi punti',
  },
  REWARD_READY: {
    subject: 'Il tuo premio ti aspetta',
    text: '{studio} ha un premio per te, grazie a un codice amico. Puoi riscattarlo da subito.',
    link: 'Vedi i tuoi premi',
  },
  COMPENSATION_ACCEPTED: {
    subject: 'Il tuo indennizzo è stato approvato',
    text: '{studio} ha approvato l’indennizzo che hai scelto: **{what}**.',
    link: 'Vedi il tuo indennizzo',
  },
  COMPENSATION_REJECTED: {
    subject: 'Il tuo indennizzo non è stato approvato',
    text: '{studio} non ha approvato l’indennizzo che hai scelto: **{what}**. Puoi scegliere di nuovo. Se hai domande, rivolgiti al tuo centro.',
    link: 'Vedi il tuo indennizzo',
  },
  NOT_BOOKED_FULL: notBooked('Tutti i posti erano occupati.'),
  NOT_BOOKED_SHARE_TAKEN: notBooked(
    'I posti per le prenotazioni settimanali erano occupati; altri potrebbero essere ancora liberi.',
  ),
  NOT_BOOKED_NOT_COVERED: notBooked(
    'Il tuo abbonamento o carnet non lo copre, ad esempio perché è terminato.',
  ),
  NOT_BOOKED_LIMIT_REACHED: notBooked('Il tuo abbonamento o carnet è esaurito per questo periodo.'),
  NOT_BOOKED_MEMBERSHIP_PAUSED: notBooked('Il tuo abbonamento è in pausa in quel giorno.'),
  NOT_BOOKED_PAUSED: notBooked('Hai messo in pausa la prenotazione settimanale.'),
  NOT_BOOKED_BLOCKED: notBooked('Al momento non puoi prenotare.'),
  NOT_BOOKED_MOVED: notBooked('Il corso è stato spostato di oltre mezz’ora.'),
  NOT_BOOKED_CLASS_CANCELED: notBooked('Lo studio ha annullato il corso.'),
  NOT_BOOKED_OVERLAPPING: notBooked('Hai un’altra prenotazione a quest’ora.'),
  NOT_BOOKED_NOT_OFFERED: notBooked('Lo studio non offre più prenotazioni settimanali.'),
  BOOKED_EVERY_WEEK: {
    subject: 'Prenotato per te: {what}',
    text: 'Come ogni settimana, il tuo posto è prenotato: **{what}** presso {studio}.',
    link: 'Vedi le tue prenotazioni',
  },
  STANDING_BOOKING_ENDED: {
    subject: 'Prenotazione settimanale terminata: {what}',
    text: 'Hai saltato questo corso due volte di seguito, l’ultima **{what}** presso {studio}. Per questo non lo prenotiamo più ogni settimana per te. Puoi riattivarla quando vuoi.',
    link: 'Vedi le prenotazioni settimanali',
  },
  BOOKING_OPEN: {
    subject: 'Prenotazioni aperte: {what}',
    text: 'Ora puoi prenotare **{what}** presso {studio}.',
    link: 'Vedi il corso',
  },
};
