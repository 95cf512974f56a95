/** Texts of mails about reserved visits, in the languages of the portal. */
import type { ReservationOccasion } from './reservationNews.ts';
import type { MailLocale } from '../../platform/mail/texts.ts';

/** Placeholder: `{studio}`. */
type ReservationTexts = Record<ReservationOccasion, { subject: string; body: string }> & {
  /** Including the colon, because French puts a space before it. */
  checkInUntil: string;
  /** Button that leads to the recipient's reservations. */
  button: string;
  /** Title of the visit in a calendar. */
  entry: string;
};

const english: ReservationTexts = {
  checkInUntil: 'Check in by:',
  button: 'View my reservations',
  entry: 'Visit, {studio}',
  reserved: {
    subject: 'Your visit is reserved: {studio}',
    body: 'Your visit to {studio} is reserved. The calendar file is attached.',
  },
  canceled: {
    subject: 'Your reservation is cancelled: {studio}',
    body: 'Your reserved visit to {studio} is cancelled. You can reserve another one at any time.',
  },
};

export const reservationTexts: Record<MailLocale, ReservationTexts> = {
  'en-GB': english,
  'en-US': {
    ...english,
    canceled: {
      subject: 'Your reservation is canceled: {studio}',
      body: 'Your reserved visit to {studio} is canceled. You can reserve another one at any time.',
    },
  },
  'de-DE': {
    checkInUntil: 'Einchecken bis:',
    button: 'Meine reservierten Besuche ansehen',
    entry: 'Besuch, {studio}',
    reserved: {
      subject: 'Dein Besuch ist reserviert: {studio}',
      body: 'Dein Besuch bei {studio} ist reserviert. Die Kalenderdatei hängt an.',
    },
    canceled: {
      subject: 'Dein reservierter Besuch wurde storniert: {studio}',
      body: 'Dein reservierter Besuch bei {studio} wurde storniert. Du kannst jederzeit einen anderen reservieren.',
    },
  },
  'cs-CZ': {
    checkInUntil: 'Vstup nejpozději:',
    button: 'Zobrazit moje rezervace',
    entry: 'Vstup, {studio}',
    reserved: {
      subject: 'Váš vstup je rezervovaný: {studio}',
      body: 'Váš vstup do studia {studio} je rezervovaný. Soubor pro kalendář je v příloze.',
    },
    canceled: {
      subject: 'Vaše rezervace vstupu je zrušená: {studio}',
      body: 'Vaše rezervace vstupu do studia {studio} je zrušená. Kdykoli si můžete rezervovat jiný.',
    },
  },
  'es-ES': {
    checkInUntil: 'Acceso hasta:',
    button: 'Ver mis visitas reservadas',
    entry: 'Visita, {studio}',
    reserved: {
      subject: 'Tu visita está reservada: {studio}',
      body: 'Tu visita a {studio} está reservada. Adjuntamos el archivo para tu calendario.',
    },
    canceled: {
      subject: 'Tu visita reservada está cancelada: {studio}',
      body: 'Tu visita reservada a {studio} está cancelada. Puedes reservar otra cuando quieras.',
    },
  },
  'fr-FR': {
    checkInUntil: 'Entrée jusqu’à :',
    button: 'Voir mes entrées réservées',
    entry: 'Entrée, {studio}',
    reserved: {
      subject: 'Votre entrée est réservée : {studio}',
      body: 'Votre entrée à {studio} est réservée. Le fichier d’agenda est joint.',
    },
    canceled: {
      subject: 'Votre réservation est annulée : {studio}',
      body: 'Votre entrée réservée à {studio} est annulée. Vous pouvez en réserver une autre à tout moment.',
    },
  },
  'hu-HU': {
    checkInUntil: 'Becsekkolás legkésőbb:',
    button: 'Lefoglalt látogatásaim',
    entry: 'Látogatás, {studio}',
    reserved: {
      subject: 'Lefoglaltad a látogatásodat: {studio}',
      body: 'Lefoglaltad a látogatásodat itt: {studio}. A naptárfájlt mellékeltük.',
    },
    canceled: {
      subject: 'Lemondtad a látogatásodat: {studio}',
      body: 'Lemondtad a lefoglalt látogatásodat itt: {studio}. Bármikor foglalhatsz másikat.',
    },
  },
  'it-IT': {
    checkInUntil: 'Check-in fino a:',
    button: 'Vedi i miei ingressi prenotati',
    entry: 'Ingresso, {studio}',
    reserved: {
      subject: 'Il tuo ingresso è prenotato: {studio}',
      body: 'Il tuo ingresso presso {studio} è prenotato. In allegato trovi il file per il calendario.',
    },
    canceled: {
      subject: 'La tua prenotazione è annullata: {studio}',
      body: 'Il tuo ingresso prenotato presso {studio} è annullato. Puoi prenotarne un altro quando vuoi.',
    },
  },
  'nl-NL': {
    checkInUntil: 'Inchecken tot:',
    button: 'Mijn gereserveerde bezoeken bekijken',
    entry: 'Bezoek, {studio}',
    reserved: {
      subject: 'Je bezoek is gereserveerd: {studio}',
      body: 'Je bezoek aan {studio} is gereserveerd. Het agendabestand zit in de bijlage.',
    },
    canceled: {
      subject: 'Je gereserveerde bezoek is geannuleerd: {studio}',
      body: 'Je gereserveerde bezoek aan {studio} is geannuleerd. Je kunt altijd een ander bezoek reserveren.',
    },
  },
  'pl-PL': {
    checkInUntil: 'Wejście do:',
    button: 'Zobacz moje rezerwacje wejść',
    entry: 'Wejście, {studio}',
    reserved: {
      subject: 'Twoje wejście jest zarezerwowane: {studio}',
      body: 'Twoje wejście do klubu {studio} jest zarezerwowane. Plik kalendarza jest w załączniku.',
    },
    canceled: {
      subject: 'Twoja rezerwacja wejścia jest anulowana: {studio}',
      body: 'Twoja rezerwacja wejścia do klubu {studio} jest anulowana. W każdej chwili możesz zarezerwować inne.',
    },
  },
  'sl-SI': {
    checkInUntil: 'Prihod najpozneje:',
    button: 'Oglejte si rezervacije obiskov',
    entry: 'Obisk, {studio}',
    reserved: {
      subject: 'Vaš obisk je rezerviran: {studio}',
      body: 'Vaš obisk v studiu {studio} je rezerviran. Datoteka za koledar je v priponki.',
    },
    canceled: {
      subject: 'Vaša rezervacija obiska je preklicana: {studio}',
      body: 'Vaša rezervacija obiska v studiu {studio} je preklicana. Kadar koli lahko rezervirate drugega.',
    },
  },
};
