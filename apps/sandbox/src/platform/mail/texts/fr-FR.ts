import type { MailTexts } from './types.ts';

export const frFR: MailTexts = {
  hello: 'Bonjour {name},',
  helloNobody: 'Bonjour,',
  code: 'Votre code :',
  ignore:
    'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : sans le code, rien ne se passe.',
  alarm:
    'Si vous n’êtes pas à l’origine de cette modification, choisissez tout de suite un nouveau mot de passe et contactez votre club.',
  closing: 'L’équipe de {brand}',
  labels: {
    when: 'Quand :',
    where: 'Où :',
    forWhom: 'Pour :',
    bookedBy: 'Réservé par :',
    cancelUntil: 'Annulation possible au plus tard :',
    confirmUntil: 'À confirmer au plus tard :',
    amount: 'Montant :',
    voucher: 'Payé avec un bon cadeau :',
    method: 'Moyen de paiement :',
    paidOn: 'Payé le :',
    orderReference: 'Référence de la commande :',
    bookingReference: 'Référence de la réservation :',
  },
  charged: 'Nous avons débité {amount}.',
  voucherReturned: 'Nous avons recrédité {voucher} sur votre bon cadeau.',
  mails: {
    verification: {
      subject: 'Confirmez votre adresse e-mail',
      body: 'Bienvenue chez {brand}. Confirmez votre adresse e-mail avec le code ou le lien. Les deux sont valables 24 heures.',
      button: 'Confirmer l’adresse e-mail',
    },
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      body: 'Une demande de nouveau mot de passe a été faite pour votre compte {brand}. Le code et le lien sont valables 30 minutes.',
      button: 'Choisir un nouveau mot de passe',
    },
    changeEmail: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      body: 'Vous souhaitez que cette adresse devienne votre adresse principale chez {brand}. Confirmez-la dans les 24 heures.',
      button: 'Confirmer l’adresse e-mail',
    },
    additionalEmail: {
      subject: 'Confirmez votre adresse e-mail supplémentaire',
      body: 'Cette adresse a été ajoutée à votre compte {brand}. Confirmez-la dans les 24 heures.',
      button: 'Confirmer l’adresse e-mail',
    },
    passwordChanged: {
      subject: 'Votre mot de passe a été modifié',
      body: 'Le mot de passe de votre compte {brand} vient d’être modifié. Vos sessions sur tous les autres appareils ont été fermées.',
      button: null,
    },
    emailChanged: {
      subject: 'Votre adresse e-mail a été modifiée',
      body: 'L’adresse principale de votre compte {brand} a été modifiée. Vos sessions sur tous les autres appareils ont été fermées.',
      button: null,
    },
    passkeyAdded: {
      subject: 'Une clé d’accès a été ajoutée à votre compte',
      body: 'Une clé d’accès vient d’être ajoutée à votre compte {brand}. Elle permet de se connecter sans le mot de passe. Vous pouvez voir et supprimer vos clés d’accès dans les paramètres.',
      button: null,
    },
    addressTaken: {
      subject: 'Vous avez déjà un compte',
      body: 'Quelqu’un a voulu créer un compte {brand} avec cette adresse, mais il en existe déjà un. Si c’était vous, connectez-vous. Si vous avez oublié votre mot de passe, choisissez-en un nouveau.',
      button: 'Choisir un nouveau mot de passe',
    },
    accountDeleted: {
      subject: 'Votre compte a été supprimé',
      body: 'Votre compte {brand} a été supprimé à votre demande. Nous ne gardons que ce que la loi exige, comme les factures.',
      button: null,
    },
  },
};
