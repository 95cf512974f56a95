import type { BookingTexts } from './types.ts';

export const deDE: BookingTexts = {
  button: 'Meine Buchungen ansehen',
  guestBooking: 'Buchung ansehen oder stornieren',
  guestWaitingList: 'Warteliste ansehen oder verlassen',
  confirm: 'Buchung bestätigen',
  waitingCharge: 'Abgebucht werden {amount} nur, wenn du einen Platz bekommst.',
  refunded: 'Wir erstatten dir {amount} über deine Zahlungsart.',
  released: 'Es wurde nichts abgebucht: Die vorgemerkten {amount} sind wieder frei.',
  givenBack: 'Der dafür genutzte Besuch ist dir wieder gutgeschrieben.',
  lateCancelation: {
    FORFEITED: 'Wenn du nach diesem Zeitpunkt stornierst ({until}), bekommst du nichts zurück.',
    FEE: 'Wenn du nach diesem Zeitpunkt stornierst ({until}), berechnen wir eine Gebühr von {fee}.',
  },
  forfeited: 'Du hast nach Ablauf der Frist storniert, deshalb bekommst du nichts zurück.',
  feeCharged:
    'Du hast nach Ablauf der Frist storniert, deshalb belasten wir dein Konto mit einer Gebühr von {fee}.',
  feeMissed: 'Wir belasten dein Konto mit einer Gebühr von {fee}.',
  blocked: 'Nach mehreren verpassten Buchungen kannst du bis {blockedUntil} nicht buchen.',
  feeEntries: {
    lateCancelation: 'Späte Stornierung: {course}',
    missed: 'Ohne Stornierung nicht erschienen: {course}',
  },
  occasions: {
    missed: {
      subject: 'Du hast {course} verpasst',
      body: 'Du hattest {course} gebucht, aber nicht eingecheckt. Wenn du verhindert bist, storniere bitte rechtzeitig, damit jemand anders den Platz bekommt.',
    },
    booked: {
      subject: 'Dein Platz ist gebucht: {course}',
      body: 'Dein Platz ist gebucht: {course}. Die Kalenderdatei hängt an.',
    },
    toBeConfirmed: {
      subject: 'Bitte bestätige: {course}',
      body: 'Wir halten {course} bei {studio} für dich frei. Deine Buchung gilt erst, wenn du sie über den Button unten bestätigst. Wenn du das nicht warst, ignoriere diese E-Mail: Dann wird nichts gebucht.',
    },
    unconfirmed: {
      subject: 'Nicht rechtzeitig bestätigt: {course}',
      body: '{course} wurde nicht rechtzeitig bestätigt und ist deshalb nicht mehr für dich reserviert. Du kannst jederzeit neu buchen.',
    },
    waiting: {
      subject: 'Du stehst auf der Warteliste: {course}',
      body: 'Für {course} stehst du auf der Warteliste, Platz {position}. Sobald ein Platz für dich frei wird, buchen wir ihn automatisch und schreiben dir eine E-Mail.',
    },
    movedUp: {
      subject: 'Du hast einen Platz: {course}',
      body: 'Für {course} ist ein Platz frei geworden, und wir haben ihn für dich gebucht. Die Kalenderdatei hängt an.',
    },
    canceled: {
      subject: 'Deine Buchung wurde storniert: {course}',
      body: 'Deine Buchung für {course} wurde storniert.',
    },
    leftWaitingList: {
      subject: 'Du stehst nicht mehr auf der Warteliste: {course}',
      body: 'Für {course} stehst du nicht mehr auf der Warteliste.',
    },
    waitingEnded: {
      subject: 'Leider kein Platz: {course}',
      body: 'Für {course} ist leider kein Platz für dich frei geworden. Die Warteliste ist jetzt geschlossen.',
    },
    declined: {
      subject: 'Dein Platz konnte nicht gebucht werden: {course}',
      body: 'Für {course} wurde ein Platz für dich frei, aber deine Bank hat die Zahlung abgelehnt. Es wurde nichts abgebucht, und du stehst nicht mehr auf der Warteliste.',
    },
    debitReturned: {
      subject: 'Deine Zahlung kam zurück: {course}',
      body: 'Deine Bank hat die Lastschrift über {amount} für {course} bei {studio} zurückgegeben. Deine Buchung ist deshalb storniert, und der Platz ist wieder frei. Solange es Plätze gibt, kannst du mit einer anderen Zahlungsart neu buchen.',
    },
    debitOwed: {
      subject: 'Zahlung noch offen: {course}',
      body: 'Deine Bank hat die Lastschrift über {amount} für {course} zurückgegeben. Der Termin hat bereits stattgefunden, der Betrag von {amount} ist also noch offen. Bitte melde dich bei {studio}, um ihn auf einem anderen Weg zu bezahlen.',
    },
    canceledByStudio: {
      subject: 'Vom Studio abgesagt: {course}',
      body: '{studio} musste {course} leider absagen.',
    },
    receipt: {
      subject: 'Beleg: {course}',
      body: 'Danke für deine Zahlung. Das ist dein Beleg für {course}.',
    },
  },
};
