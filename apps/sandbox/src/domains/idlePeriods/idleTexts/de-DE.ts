import type { IdleTexts } from './types.ts';

export const deDE: IdleTexts = {
  labels: {
    what: 'Vertrag:',
    number: 'Vertragsnummer:',
    studio: 'Studio:',
    starts: 'Von:',
    ends: 'Bis:',
    reason: 'Grund:',
    termUntil: 'Mindestlaufzeit bis:',
    notCharged: 'Nicht berechnet insgesamt:',
  },
  occasions: {
    asked: {
      subject: 'Wir haben deinen Antrag erhalten: Ruhezeit für {what}',
      body: 'Du hast bei {studio} eine Ruhezeit für {what} beantragt. Das Studio prüft deinen Antrag, und du erfährst per E-Mail, wie es entscheidet. Genehmigt es die Ruhezeit, wirkt sie sich so auf deinen Vertrag aus, wie es unten steht.',
    },
    accepted: {
      subject: 'Deine Ruhezeit ist bestätigt: {what}',
      body: '{what} bei {studio} ruht an den unten genannten Tagen. Was dafür schon berechnet wurde, schreiben wir dir gut.',
    },
    rejected: {
      subject: 'Deine Ruhezeit wurde nicht genehmigt: {what}',
      body: '{studio} hat die Ruhezeit für {what} an den unten genannten Tagen nicht genehmigt. Dein Vertrag läuft weiter wie zuvor.',
    },
    canceled: {
      subject: 'Deine Ruhezeit ist storniert: {what}',
      body: 'Du hast die Ruhezeit für {what} bei {studio} an den unten genannten Tagen storniert. Dein Vertrag läuft weiter, als hättest du sie nicht beantragt.',
    },
  },
  contractEnds: 'Der Vertrag ist gekündigt oder beendet.',
};
