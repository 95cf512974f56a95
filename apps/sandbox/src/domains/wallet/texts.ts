/** Labels of passes, in the languages of the portal. */
import type { MailLocale } from '../../platform/mail/texts.ts';

type WalletTexts = {
  card: string;
  member: string;
  number: string;
  booking: string;
  start: string;
  place: string;
  reference: string;
};

const english: WalletTexts = {
  card: 'Member card',
  member: 'Member',
  number: 'Number',
  booking: 'Booking',
  start: 'Start',
  place: 'Place',
  reference: 'Reference',
};

export const walletTexts: Record<MailLocale, WalletTexts> = {
  'en-GB': english,
  'en-US': english,
  'de-DE': {
    card: 'Mitgliedskarte',
    member: 'Mitglied',
    number: 'Nummer',
    booking: 'Buchung',
    start: 'Beginn',
    place: 'Ort',
    reference: 'Buchungsnummer',
  },
  'cs-CZ': {
    card: 'Členská karta',
    member: 'Člen',
    number: 'Číslo',
    booking: 'Rezervace',
    start: 'Začátek',
    place: 'Místo',
    reference: 'Číslo rezervace',
  },
  'es-ES': {
    card: 'Tarjeta de socio',
    member: 'Socio',
    number: 'Número',
    booking: 'Reserva',
    start: 'Inicio',
    place: 'Lugar',
    reference: 'Referencia',
  },
  'fr-FR': {
    card: 'Carte de membre',
    member: 'Membre',
    number: 'Numéro',
    booking: 'Réservation',
    start: 'Début',
    place: 'Lieu',
    reference: 'Référence',
  },
  'hu-HU': {
    card: 'Tagsági kártya',
    member: 'Tag',
    number: 'Szám',
    booking: 'Foglalás',
    start: 'Kezdés',
    place: 'Helyszín',
    reference: 'Foglalási szám',
  },
  'it-IT': {
    card: 'Tessera socio',
    member: 'Socio',
    number: 'Numero',
    booking: 'Prenotazione',
    start: 'Inizio',
    place: 'Luogo',
    reference: 'Riferimento',
  },
  'nl-NL': {
    card: 'Lidkaart',
    member: 'Lid',
    number: 'Nummer',
    booking: 'Boeking',
    start: 'Begin',
    place: 'Plaats',
    reference: 'Boekingsnummer',
  },
  'pl-PL': {
    card: 'Karta członkowska',
    member: 'Członek',
    number: 'Numer',
    booking: 'Rezerwacja',
    start: 'Początek',
    place: 'Miejsce',
    reference: 'Numer rezerwacji',
  },
  'sl-SI': {
    card: 'Članska kartica',
    member: 'Član',
    number: 'Številka',
    booking: 'Rezervacija',
    start: 'Začetek',
    place: 'Kraj',
    reference: 'Številka rezervacije',
  },
};
