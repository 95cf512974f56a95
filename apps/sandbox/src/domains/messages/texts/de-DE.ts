import type { MessageTexts } from './types.ts';

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
    text: '{studio} hat eine Prämie für dich, für eine Empfehlung. Du kannst sie jetzt einlösen.',
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
};
