import type { MailTexts } from '../texts.ts';

export const frFR: MailTexts = {
  hello: 'Bonjour {name},',
  helloNobody: 'Bonjour,',
  code: 'Votre code :',
  ignore: "Si ce n'était pas vous, ne faites rien : sans le code, rien ne se passe.",
  alarm:
    "Si ce n'était pas vous, définissez tout de suite un nouveau mot de passe et écrivez à votre studio.",
  closing: "L'équipe de {brand}",
  mails: {
    verification: {
      subject: 'Confirmez votre adresse e-mail',
      body: 'Bienvenue chez {brand}. Confirmez votre adresse avec le code ou le lien ; les deux sont valables 24 heures.',
      button: "Confirmer l'adresse",
    },
    reset: {
      subject: 'Définissez un nouveau mot de passe',
      body: "Quelqu'un, vous l'espérons, veut définir un nouveau mot de passe chez {brand}. Le code et le lien sont valables 30 minutes.",
      button: 'Définir un nouveau mot de passe',
    },
    changeEmail: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      body: 'Cette adresse doit devenir votre adresse principale chez {brand}. Confirmez-la dans les 24 heures.',
      button: 'Confirmer la nouvelle adresse',
    },
    additionalEmail: {
      subject: 'Confirmez votre adresse e-mail supplémentaire',
      body: 'Cette adresse a été ajoutée à votre compte chez {brand}. Confirmez-la dans les 24 heures.',
      button: "Confirmer l'adresse",
    },
    passwordChanged: {
      subject: 'Votre mot de passe a été modifié',
      body: "Le mot de passe de votre compte chez {brand} vient d'être modifié. Tous les autres appareils sont déconnectés.",
      button: null,
    },
    emailChanged: {
      subject: 'Votre adresse e-mail a été modifiée',
      body: "L'adresse principale de votre compte chez {brand} est maintenant une autre. Tous les autres appareils sont déconnectés.",
      button: null,
    },
    addressTaken: {
      subject: 'Vous avez déjà un compte',
      body: "Quelqu'un a voulu utiliser cette adresse pour un compte chez {brand}, mais elle en a déjà un. Si c'était vous, connectez-vous ; si vous ne connaissez plus le mot de passe, définissez-en un nouveau.",
      button: 'Définir un nouveau mot de passe',
    },
    accountDeleted: {
      subject: 'Votre compte a été supprimé',
      body: 'Votre compte chez {brand} a été supprimé, comme vous le souhaitiez. Nous ne gardons plus vos données personnelles.',
      button: null,
    },
  },
};
