import type { MessageTexts } from './types.ts';

/** Texts of a class that was not booked by a standing booking. @param reason a full sentence */
const notBooked = (reason: string) => ({
  subject: 'Non réservé : {what}',
  text: `**{what}** chez {studio} n’a pas été réservé pour vous. ${reason}`,
  link: 'Modifier vos réservations hebdomadaires',
});

export const frFR: MessageTexts = {
  CANCELATION_RECEIVED: {
    subject: 'Résiliation reçue : {what}',
    text: 'Le club {studio} a reçu votre résiliation de **{what}**. Dernier jour : {day}.',
    link: 'Voir vos contrats',
  },
  CANCELATION_WITHDRAWN: {
    subject: 'Votre contrat continue : {what}',
    text: 'Votre résiliation de **{what}** chez {studio} est retirée. Tout continue comme avant.',
    link: 'Voir vos contrats',
  },
  AMENDMENT_ACCEPTED: {
    subject: 'Votre modification est acceptée',
    text: 'Le club {studio} a accepté votre modification : **{what}**.',
    link: 'Voir vos informations',
  },
  AMENDMENT_REJECTED: {
    subject: 'Votre modification n’est pas acceptée',
    text: 'Le club {studio} n’a pas accepté votre modification : **{what}**. Tout reste comme avant. Pour toute question, adressez-vous à votre club.',
    link: 'Voir vos informations',
  },
  IDLE_PERIOD_ACCEPTED: {
    subject: 'Votre pause est confirmée : {what}',
    text: 'La pause pour **{what}** chez {studio} est confirmée. Premier jour : {first}. Dernier jour : {last}.',
    link: 'Voir vos pauses',
  },
  IDLE_PERIOD_REJECTED: {
    subject: 'Votre pause n’a pas été acceptée : {what}',
    text: 'Le club {studio} n’a pas accepté la pause pour **{what}** (premier jour : {first}, dernier jour : {last}). Votre contrat continue comme avant. Pour toute question, adressez-vous à votre club.',
    link: 'Voir vos pauses',
  },
  CONTACT_EMAIL_CHANGED: {
    subject: 'Votre adresse e-mail a été modifiée',
    text: 'Le club {studio} vous écrit désormais à une autre adresse e-mail. L’adresse avec laquelle vous vous connectez reste la même. Si vous n’êtes pas à l’origine de cette modification, choisissez tout de suite un nouveau mot de passe et contactez votre club.',
    link: 'Voir vos informations',
  },
  PAYMENT_METHOD_CHANGED: {
    subject: 'Nouveau moyen de paiement : {what}',
    text: 'Votre abonnement chez {studio} est désormais payé ainsi : **{what}**. Si vous n’êtes pas à l’origine de cette modification, contactez votre club.',
    link: 'Voir votre moyen de paiement',
  },
  MOVED_UP: {
    subject: 'Vous avez une place : {what}',
    text: 'Une place s’est libérée pour vous : **{what}** chez {studio}, {when}.',
    link: 'Voir vos réservations',
  },
  LOYALTY_CONFIRMED: {
    subject: 'Vous participez : {what}',
    text: 'Le club {studio} a confirmé votre participation à **{what}**. Vous cumulez des points dès maintenant.',
    link: 'Voir vos points',
  },
  REWARD_READY: {
    subject: 'Votre récompense vous attend',
    text: 'Le club {studio} a une récompense pour vous, pour un parrainage. Vous pouvez en profiter dès maintenant.',
    link: 'Voir vos récompenses',
  },
  COMPENSATION_ACCEPTED: {
    subject: 'Votre compensation est acceptée',
    text: 'Le club {studio} a accepté la compensation choisie : **{what}**.',
    link: 'Voir votre compensation',
  },
  COMPENSATION_REJECTED: {
    subject: 'Votre compensation n’est pas acceptée',
    text: 'Le club {studio} n’a pas accepté la compensation choisie : **{what}**. Vous pouvez choisir à nouveau. Pour toute question, adressez-vous à votre club.',
    link: 'Voir votre compensation',
  },
  NOT_BOOKED_FULL: notBooked('Toutes les places étaient prises.'),
  NOT_BOOKED_SHARE_TAKEN: notBooked(
    'Les places destinées aux réservations hebdomadaires étaient prises ; d’autres sont peut-être encore libres.',
  ),
  NOT_BOOKED_NOT_COVERED: notBooked(
    'Votre abonnement ou votre carte ne le couvre pas, par exemple parce qu’il est terminé.',
  ),
  NOT_BOOKED_LIMIT_REACHED: notBooked(
    'Votre abonnement ou votre carte est épuisé pour cette période.',
  ),
  NOT_BOOKED_MEMBERSHIP_PAUSED: notBooked('Votre abonnement est en pause ce jour-là.'),
  NOT_BOOKED_PAUSED: notBooked('Vous avez mis la réservation hebdomadaire en pause.'),
  NOT_BOOKED_BLOCKED: notBooked('Vous ne pouvez pas réserver en ce moment.'),
  NOT_BOOKED_MOVED: notBooked('Le cours a été décalé de plus d’une demi-heure.'),
  NOT_BOOKED_CLASS_CANCELED: notBooked('Le club a annulé le cours.'),
  NOT_BOOKED_OVERLAPPING: notBooked('Vous avez une autre réservation à cette heure.'),
  NOT_BOOKED_NOT_OFFERED: notBooked('Le club ne propose plus de réservations hebdomadaires.'),
  BOOKED_EVERY_WEEK: {
    subject: 'Réservé pour vous : {what}',
    text: 'Comme chaque semaine, votre place est réservée : **{what}** chez {studio}.',
    link: 'Voir vos réservations',
  },
  STANDING_BOOKING_ENDED: {
    subject: 'Réservation hebdomadaire terminée : {what}',
    text: 'Vous avez manqué ce cours deux fois de suite, la dernière fois **{what}** chez {studio}. Nous ne le réservons donc plus chaque semaine pour vous. Vous pouvez la recréer à tout moment.',
    link: 'Voir vos réservations hebdomadaires',
  },
  BOOKING_OPEN: {
    subject: 'Réservations ouvertes : {what}',
    text: 'Vous pouvez maintenant réserver **{what}** chez {studio}.',
    link: 'Voir le cours',
  },
};
