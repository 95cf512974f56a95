import type { IdleTexts } from './types.ts';

export const frFR: IdleTexts = {
  labels: {
    what: 'Contrat :',
    number: 'Numéro de contrat :',
    studio: 'Club :',
    starts: 'Du :',
    ends: 'Au :',
    reason: 'Motif :',
    termUntil: 'Engagement jusqu’au :',
    notCharged: 'Total non débité :',
  },
  occasions: {
    asked: {
      subject: 'Nous avons reçu votre demande de pause : {what}',
      body: 'Vous avez demandé une pause pour {what} chez {studio}. Le club l’étudie et un e-mail vous dira ce qu’il décide. S’il l’accepte, la pause aura sur votre contrat l’effet indiqué ci-dessous.',
    },
    accepted: {
      subject: 'Votre pause est confirmée : {what}',
      body: 'La pause pour {what} chez {studio} a lieu aux dates ci-dessous. Ce qui a déjà été débité pour ces jours vous est crédité.',
    },
    rejected: {
      subject: 'Votre pause n’a pas été acceptée : {what}',
      body: 'Le club {studio} n’a pas accepté la pause pour {what} aux dates ci-dessous. Votre contrat continue comme avant.',
    },
    canceled: {
      subject: 'Votre pause est annulée : {what}',
      body: 'Vous avez annulé la pause pour {what} chez {studio} aux dates ci-dessous. Votre contrat continue comme si vous ne l’aviez pas demandée.',
    },
  },
  contractEnds: 'Le contrat est résilié ou terminé.',
};
