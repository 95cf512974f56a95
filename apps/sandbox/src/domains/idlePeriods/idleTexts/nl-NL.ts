import type { IdleTexts } from './types.ts';

export const nlNL: IdleTexts = {
  labels: {
    what: 'Contract:',
    number: 'Contractnummer:',
    studio: 'Studio:',
    starts: 'Van:',
    ends: 'Tot en met:',
    reason: 'Reden:',
    termUntil: 'Minimale looptijd tot en met:',
    notCharged: 'In totaal niet in rekening gebracht:',
  },
  occasions: {
    asked: {
      subject: 'We hebben je aanvraag ontvangen: pauze van {what}',
      body: 'Je hebt bij {studio} een pauze van {what} aangevraagd. De studio bekijkt je aanvraag en je hoort per e-mail wat het besluit is. Als de studio akkoord gaat, heeft de pauze het onderstaande effect op je contract.',
    },
    accepted: {
      subject: 'Je pauze is bevestigd: {what}',
      body: '{what} bij {studio} staat op de onderstaande dagen op pauze. Wat daarvoor al in rekening is gebracht, krijg je terug als tegoed.',
    },
    rejected: {
      subject: 'Je pauze is niet goedgekeurd: {what}',
      body: '{studio} heeft de pauze van {what} op de onderstaande dagen niet goedgekeurd. Je contract loopt door zoals voorheen.',
    },
    canceled: {
      subject: 'Je pauze is geannuleerd: {what}',
      body: 'Je hebt de pauze van {what} bij {studio} op de onderstaande dagen geannuleerd. Je contract loopt door alsof je die niet had aangevraagd.',
    },
  },
  contractEnds: 'Het contract is opgezegd of afgelopen.',
};
