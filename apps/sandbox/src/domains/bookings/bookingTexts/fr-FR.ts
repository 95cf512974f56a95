import type { BookingTexts } from './types.ts';

export const frFR: BookingTexts = {
  button: 'Voir mes réservations',
  guestBooking: 'Voir ou annuler la réservation',
  guestWaitingList: 'Voir ou quitter la liste d’attente',
  confirm: 'Confirmer la réservation',
  waitingCharge: 'Le montant de {amount} ne sera débité que si vous obtenez une place.',
  refunded: 'Nous vous remboursons {amount} sur votre moyen de paiement.',
  released: 'Rien n’a été débité : le montant réservé de {amount} a été débloqué.',
  givenBack: 'La séance utilisée vous a été recréditée.',
  lateCancelation: {
    FORFEITED: 'Si vous annulez après cette date ({until}), rien n’est remboursé ni recrédité.',
    FEE: 'Si vous annulez après cette date ({until}), des frais de {fee} s’appliquent.',
  },
  forfeited: 'Vous avez annulé après le délai : rien n’est remboursé ni recrédité.',
  feeCharged: 'Vous avez annulé après le délai : des frais de {fee} sont portés à votre compte.',
  feeMissed: 'Des frais de {fee} sont portés à votre compte.',
  blocked:
    'Après plusieurs réservations manquées, vous ne pouvez pas réserver jusqu’à cette date : {blockedUntil}.',
  feeEntries: {
    lateCancelation: 'Annulation tardive : {course}',
    missed: 'Absence sans annulation : {course}',
  },
  occasions: {
    missed: {
      subject: 'Vous avez manqué {course}',
      body: 'Vous aviez réservé {course} sans vous enregistrer à l’entrée. Si vous avez un empêchement, annulez à temps pour que quelqu’un d’autre ait la place.',
    },
    booked: {
      subject: 'Votre place est réservée : {course}',
      body: 'Votre place est réservée : {course}. Le fichier pour votre agenda est joint.',
    },
    toBeConfirmed: {
      subject: 'À confirmer : {course}',
      body: 'Nous vous gardons une place chez {studio} : {course}. Elle n’est réservée qu’une fois confirmée avec le bouton ci-dessous. Si cette demande ne vient pas de vous, ignorez cet e-mail : rien ne sera réservé.',
    },
    unconfirmed: {
      subject: 'Non confirmée à temps : {course}',
      body: 'La réservation n’a pas été confirmée à temps et la place est de nouveau libre : {course}. Vous pouvez réserver à nouveau quand vous le souhaitez.',
    },
    waiting: {
      subject: 'Vous êtes sur liste d’attente : {course}',
      body: 'Vous êtes n° {position} sur la liste d’attente pour {course}. Si une place se libère pour vous, nous la réserverons automatiquement et vous enverrons un e-mail.',
    },
    movedUp: {
      subject: 'Vous avez une place : {course}',
      body: 'Une place s’est libérée pour {course} et nous l’avons réservée pour vous. Le fichier pour votre agenda est joint.',
    },
    canceled: {
      subject: 'Réservation annulée : {course}',
      body: 'Votre réservation pour {course} est annulée.',
    },
    leftWaitingList: {
      subject: 'Vous n’êtes plus sur la liste d’attente : {course}',
      body: 'Vous n’êtes plus sur la liste d’attente pour {course}.',
    },
    waitingEnded: {
      subject: 'Aucune place ne s’est libérée : {course}',
      body: 'Malheureusement, aucune place ne s’est libérée pour vous ({course}) et la liste d’attente est désormais close.',
    },
    declined: {
      subject: 'Votre place n’a pas pu être réservée : {course}',
      body: 'Une place s’est libérée pour vous ({course}), mais votre banque a refusé le paiement. Rien n’a été débité et vous n’êtes plus sur la liste d’attente.',
    },
    debitReturned: {
      subject: 'Votre paiement a été rejeté : {course}',
      body: 'Votre banque a rejeté le prélèvement de {amount} pour {course} ({studio}). Votre réservation est donc annulée et la place est de nouveau libre. Tant qu’il reste des places, vous pouvez réserver à nouveau avec un autre moyen de paiement.',
    },
    debitOwed: {
      subject: 'Montant à régler : {course}',
      body: 'Votre banque a rejeté le prélèvement de {amount} pour {course}. La séance a déjà eu lieu : il reste donc {amount} à payer. Contactez {studio} pour régler cette somme autrement.',
    },
    canceledByStudio: {
      subject: 'Annulé par le club : {course}',
      body: 'Malheureusement, {studio} a dû annuler {course}.',
    },
    receipt: {
      subject: 'Reçu : {course}',
      body: 'Merci pour votre paiement. Voici votre reçu pour {course}.',
    },
  },
};
