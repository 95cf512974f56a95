import type { MessageTexts } from './types.ts';

/** Texts of a class that was not booked by a standing booking. @param reason a full sentence */
const notBooked = (reason: string) => ({
  subject: 'Nicht gebucht: {what}',
  text: `**{what}** bei {studio} wurde nicht für dich gebucht. ${reason}`,
  link: 'Wöchentliche Buchungen ändern',
});

export const deDE: MessageTexts = {
  CANCELATION_RECEIVED: {
    subject: 'Kündigung eingegangen: {what}',
    text: '{studio} hat deine Kündigung von **{what}** erhalten. Letzter Tag: {day}.',
    link: 'Deine Verträge ansehen',
  },
  CANCELATION_WITHDRAWN: {
    subject: 'Dein Vertrag läuft weiter: {what}',
    text: 'Deine Kündigung von **{what}** bei {studio} wurde zurückgenommen. Alles läuft weiter wie bisher.',
    link: 'Deine Verträge ansehen',
  },
  AMENDMENT_ACCEPTED: {
    subject: 'Deine Änderung wurde angenommen',
    text: '{studio} hat deine Änderung angenommen: **{what}**.',
    link: 'Deine Daten ansehen',
  },
  AMENDMENT_REJECTED: {
    subject: 'Deine Änderung wurde nicht angenommen',
    text: '{studio} hat deine Änderung nicht angenommen: **{what}**. Alles bleibt, wie es war. Wenn du Fragen hast, wende dich an dein Studio.',
    link: 'Deine Daten ansehen',
  },
  IDLE_PERIOD_ACCEPTED: {
    subject: 'Deine Ruhezeit wurde bestätigt: {what}',
    text: 'Die Ruhezeit für **{what}** bei {studio} wurde bestätigt. Erster Tag: {first}. Letzter Tag: {last}.',
    link: 'Deine Ruhezeiten ansehen',
  },
  IDLE_PERIOD_REJECTED: {
    subject: 'Deine Ruhezeit wurde nicht genehmigt: {what}',
    text: '{studio} hat die Ruhezeit für **{what}** nicht genehmigt (erster Tag: {first}, letzter Tag: {last}). Dein Vertrag läuft weiter wie zuvor. Wenn du Fragen hast, wende dich an dein Studio.',
    link: 'Deine Ruhezeiten ansehen',
  },
  CONTACT_EMAIL_CHANGED: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    text: '{studio} schreibt dir ab jetzt an eine andere E-Mail-Adresse. Die Adresse, mit der du dich anmeldest, bleibt gleich. Wenn du das nicht warst, lege sofort ein neues Passwort fest und wende dich an dein Studio.',
    link: 'Deine Daten ansehen',
  },
  PAYMENT_METHOD_CHANGED: {
    subject: 'Neue Zahlungsart: {what}',
    text: 'Deine Mitgliedschaft bei {studio} wird ab jetzt so bezahlt: **{what}**. Wenn du das nicht warst, wende dich an dein Studio.',
    link: 'Deine Zahlungsart ansehen',
  },
  MOVED_UP: {
    subject: 'Du hast einen Platz: {what}',
    text: 'Für dich ist ein Platz frei geworden: **{what}** bei {studio}, {when}.',
    link: 'Deine Buchungen ansehen',
  },
  LOYALTY_CONFIRMED: {
    subject: 'Du bist dabei: {what}',
    text: '{studio} hat bestätigt, dass du bei **{what}** mitmachst. Ab jetzt sammelst du Punkte.',
    link: 'Deine Punkte ansehen',
  },
  REWARD_READY: {
    subject: 'Deine Prämie ist da',
    text: '{studio} hat für deine Empfehlung eine Prämie. Du kannst sie jetzt einlösen.',
    link: 'Deine Prämien ansehen',
  },
  COMPENSATION_ACCEPTED: {
    subject: 'Dein Ausgleich wurde bestätigt',
    text: '{studio} hat bestätigt, was du als Ausgleich gewählt hast: **{what}**.',
    link: 'Deinen Ausgleich ansehen',
  },
  COMPENSATION_REJECTED: {
    subject: 'Dein Ausgleich wurde nicht bestätigt',
    text: '{studio} hat nicht bestätigt, was du als Ausgleich gewählt hast: **{what}**. Du kannst neu wählen. Wenn du Fragen hast, wende dich an dein Studio.',
    link: 'Deinen Ausgleich ansehen',
  },
  NOT_BOOKED_FULL: notBooked('Alle Plätze waren vergeben.'),
  NOT_BOOKED_SHARE_TAKEN: notBooked(
    'Die Plätze für wöchentliche Buchungen waren vergeben; andere sind vielleicht noch frei.',
  ),
  NOT_BOOKED_NOT_COVERED: notBooked(
    'Deine Mitgliedschaft oder Karte gilt dafür nicht, zum Beispiel weil sie beendet ist.',
  ),
  NOT_BOOKED_LIMIT_REACHED: notBooked(
    'Deine Mitgliedschaft oder Karte ist für diesen Zeitraum aufgebraucht.',
  ),
  NOT_BOOKED_MEMBERSHIP_PAUSED: notBooked('Deine Mitgliedschaft pausiert an diesem Tag.'),
  NOT_BOOKED_PAUSED: notBooked('Du hast die wöchentliche Buchung pausiert.'),
  NOT_BOOKED_BLOCKED: notBooked('Du kannst zurzeit nicht buchen.'),
  NOT_BOOKED_MOVED: notBooked('Der Kurs wurde um mehr als eine halbe Stunde verschoben.'),
  NOT_BOOKED_CLASS_CANCELED: notBooked('Das Studio hat den Kurs abgesagt.'),
  NOT_BOOKED_OVERLAPPING: notBooked('Du hast zu dieser Zeit eine andere Buchung.'),
  NOT_BOOKED_NOT_OFFERED: notBooked('Das Studio bietet keine wöchentlichen Buchungen mehr an.'),
  BOOKED_EVERY_WEEK: {
    subject: 'Für dich gebucht: {what}',
    text: 'Wie jede Woche ist dein Platz gebucht: **{what}** bei {studio}.',
    link: 'Deine Buchungen ansehen',
  },
  STANDING_BOOKING_ENDED: {
    subject: 'Wöchentliche Buchung beendet: {what}',
    text: 'Du hast diesen Kurs zweimal hintereinander verpasst, zuletzt **{what}** bei {studio}. Deshalb buchen wir ihn nicht mehr jede Woche für dich. Du kannst das jederzeit neu einrichten.',
    link: 'Wöchentliche Buchungen ansehen',
  },
  BOOKING_OPEN: {
    subject: 'Jetzt buchbar: {what}',
    text: 'Du kannst **{what}** bei {studio} jetzt buchen.',
    link: 'Kurs ansehen',
  },
};
