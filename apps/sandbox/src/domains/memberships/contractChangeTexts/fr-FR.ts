import type { ContractChangeTexts } from './types.ts';

export const frFR: ContractChangeTexts = {
  labels: {
    receipt: 'Accusé de réception :',
    moment: 'Reçu :',
    what: 'Contrat :',
    number: 'Numéro de contrat :',
    studio: 'Club :',
    ends: 'Prend fin le :',
    reason: 'Motif :',
    stillCharged: 'Total restant à débiter :',
    lastCharge: 'Dernier débit :',
    lastChargeOn: 'Débité le :',
    starts: 'Commence le :',
    price: 'Prix de chaque paiement :',
    trialUntil: 'Essai gratuit jusqu’au :',
    firstChargeOn: 'Premier débit le :',
    who: 'Nom :',
    customerNumber: 'Numéro client :',
    dateOfBirth: 'Date de naissance :',
    kind: 'Type de résiliation :',
    wantedEnd: 'Date de fin souhaitée :',
    email: 'E-mail :',
  },
  words: {
    ORDINARY: 'avec préavis',
    EXTRAORDINARY: 'pour un motif légitime',
    EARLIEST: 'la première date possible',
  },
  occasions: {
    canceled: {
      subject: 'Résiliation confirmée : {what}',
      body: 'Vous avez résilié {what} chez {studio}. Conservez cet e-mail comme justificatif. Jusqu’à la date de fin, vous pouvez retirer la résiliation sur le portail.',
    },
    stays: {
      subject: 'Votre contrat continue : {what}',
      body: 'Vous avez retiré la résiliation de {what} chez {studio}. Tout continue comme avant. Conservez cet e-mail comme justificatif.',
    },
    moduleBooked: {
      subject: 'Ajouté : {what}',
      body: 'Vous avez ajouté {what} à votre contrat chez {studio}.',
    },
    received: {
      subject: 'Nous avons reçu votre résiliation',
      body: 'Votre résiliation a été reçue pour {studio} au moment indiqué ci-dessous. Voici ce que vous avez envoyé. Conservez cet e-mail comme justificatif.',
    },
    withdrawalReceived: {
      subject: 'Nous avons reçu votre rétractation',
      body: 'Votre rétractation du contrat a été reçue pour {studio} au moment indiqué ci-dessous. Voici ce que vous avez envoyé. Conservez cet e-mail comme justificatif.',
    },
  },
};
