import type { MigrationWords } from './types.ts';

export const fr: MigrationWords = {
  label: 'À propos de votre compte',
  privacyPolicy: 'politique de confidentialité',
  termsAndConditions: 'conditions générales',
  boxes: [
    'J’ai lu la {privacyPolicy} et les {termsAndConditions} du groupe.',
    'J’accepte la {privacyPolicy} et les {termsAndConditions}.',
  ],
  steps: [
    [
      'Votre compte suit votre studio',
      'Votre studio fait désormais partie d’un groupe qui a ses propres comptes. Déplacez le vôtre en deux étapes ; vos réservations et votre mot de passe ne changent pas.',
      'Continuer',
      'Pas maintenant',
    ],
    [
      'Accepter et déplacer',
      'Dès que vous acceptez, votre compte est déplacé. Vous restez connecté.',
      'Déplacer mon compte',
      'Retour',
    ],
    [
      'Vous ne voulez vraiment pas le déplacer ?',
      'Votre compte reste alors où il est. Ce que le groupe proposera désormais demande un compte déplacé.',
      'Le déplacer quand même',
      'Ne pas déplacer',
    ],
    [
      'Votre compte reste où il est',
      'Vous pouvez changer d’avis à tout moment : nous demandons au plus une fois par jour.',
      'Déplacer maintenant',
      'Fermer',
    ],
  ],
};
