import type { ContractTexts } from './types.ts';

export const frFR: ContractTexts = {
  subject: 'Votre contrat : {contract}',
  body: 'Bienvenue chez {studio} ! Vous avez signé un contrat. Conservez cet e-mail : il contient tout ce dont vous avez convenu.',
  changed:
    'Vous avez changé d’abonnement chez {studio}. Conservez cet e-mail : il contient tout ce dont vous avez convenu.',
  earlyStart:
    'Vous avez demandé à commencer avant la fin de votre délai de rétractation, le {withdrawal}. Si vous vous rétractez, vous payez les jours écoulés jusque-là.',
  signature: 'Signature : {name}',
  extensions: {
    INDEFINITE:
      'Après la durée d’engagement, le contrat se poursuit pour une durée indéterminée. Préavis : {notice}.',
    FIXED:
      'Après la durée d’engagement, le contrat est prolongé chaque fois de {further}. Préavis : {notice}.',
    NONE: 'Le contrat prend fin de lui-même à son terme.',
  },
  labels: {
    what: 'Contrat :',
    number: 'Numéro de contrat :',
    studio: 'Club :',
    start: 'Commence le :',
    use: 'Vous pouvez vous entraîner dès le :',
    term: 'Durée d’engagement :',
    end: 'Se termine au plus tôt le :',
    notice: 'Préavis :',
    cancelUntil: 'Pour cela, résiliez au plus tard le :',
    total: 'Total sur la durée d’engagement :',
    monthly: 'Par mois, tous frais compris :',
    mandate: 'Référence du mandat SEPA :',
    signed: 'Signé :',
    withdrawUntil: 'Vous pouvez vous rétracter jusqu’au :',
    replaces: 'À la place de :',
    replacedEnd: 'Qui prend fin le :',
    stillCharged: 'Reste à payer :',
    credit: 'Avoir en votre faveur :',
  },
};
