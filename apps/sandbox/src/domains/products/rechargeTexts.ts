/** Texts of mails about credit, in the languages of the portal. */
import type { PurchaseOccasion } from './purchaseNews.ts';
import type { MailLocale } from '../../platform/mail/texts.ts';

export type RechargeOccasion = Extract<PurchaseOccasion, 'recharged' | 'rechargeDeclined'>;

/** Placeholders: `{product}`, `{studio}` and `{credit}`. */
type RechargeTexts = Record<RechargeOccasion, { subject: string; body: string }>;

const english: RechargeTexts = {
  recharged: {
    subject: 'Credit added: {credit}',
    body: 'Thank you. {credit} has been added to your credit at {studio}. You can spend it there from now on.',
  },
  rechargeDeclined: {
    subject: 'Payment declined: {product}',
    body: 'Your bank has declined the payment for {product} after all, so the credit has been taken back. You can recharge it again whenever you like.',
  },
};

export const rechargeTexts: Record<MailLocale, RechargeTexts> = {
  'en-GB': english,
  'en-US': english,
  'de-DE': {
    recharged: {
      subject: 'Guthaben aufgeladen: {credit}',
      body: 'Danke. {credit} sind deinem Guthaben bei {studio} gutgeschrieben. Du kannst es dort ab sofort ausgeben.',
    },
    rechargeDeclined: {
      subject: 'Zahlung abgelehnt: {product}',
      body: 'Deine Bank hat die Zahlung für {product} doch noch abgelehnt, deshalb ist das Guthaben wieder abgezogen. Du kannst es jederzeit neu aufladen.',
    },
  },
  'cs-CZ': {
    recharged: {
      subject: 'Kredit dobit: {credit}',
      body: 'Děkujeme. K vašemu kreditu ve studiu {studio} jsme připsali {credit}. Můžete ho tam hned využít.',
    },
    rechargeDeclined: {
      subject: 'Platba zamítnuta: {product}',
      body: 'Vaše banka nakonec platbu zamítla: {product}. Kredit jsme proto zase odečetli. Kdykoli ho můžete dobít znovu.',
    },
  },
  'es-ES': {
    recharged: {
      subject: 'Monedero recargado: {credit}',
      body: 'Gracias. Hemos añadido {credit} a tu monedero en {studio}. Ya puedes gastarlo allí.',
    },
    rechargeDeclined: {
      subject: 'Pago rechazado: {product}',
      body: 'Al final tu banco ha rechazado el pago de {product}, así que hemos retirado el importe de tu monedero. Puedes volver a recargarlo cuando quieras.',
    },
  },
  'fr-FR': {
    recharged: {
      subject: 'Crédit rechargé : {credit}',
      body: 'Merci. Un montant de {credit} a été ajouté à votre crédit prépayé chez {studio}. Vous pouvez le dépenser dès maintenant.',
    },
    rechargeDeclined: {
      subject: 'Paiement refusé : {product}',
      body: 'Votre banque a finalement refusé le paiement de {product} ; le crédit a donc été retiré. Vous pouvez le recharger à tout moment.',
    },
  },
  'hu-HU': {
    recharged: {
      subject: 'Egyenleg feltöltve: {credit}',
      body: 'Köszönjük. {credit} került az egyenlegedre itt: {studio}. Mostantól elköltheted ott.',
    },
    rechargeDeclined: {
      subject: 'Elutasított fizetés: {product}',
      body: 'A bankod végül elutasította ennek a fizetését: {product}, ezért az egyenleget visszavontuk. Bármikor újra feltöltheted.',
    },
  },
  'it-IT': {
    recharged: {
      subject: 'Credito ricaricato: {credit}',
      body: 'Grazie. Abbiamo aggiunto {credit} al tuo credito presso {studio}. Puoi già spenderlo lì.',
    },
    rechargeDeclined: {
      subject: 'Pagamento rifiutato: {product}',
      body: 'Alla fine la tua banca ha rifiutato il pagamento per {product}, quindi il credito è stato ritirato. Puoi ricaricarlo quando vuoi.',
    },
  },
  'nl-NL': {
    recharged: {
      subject: 'Tegoed opgewaardeerd: {credit}',
      body: 'Bedankt. Er is {credit} aan je tegoed bij {studio} toegevoegd. Je kunt het daar vanaf nu uitgeven.',
    },
    rechargeDeclined: {
      subject: 'Betaling geweigerd: {product}',
      body: 'Je bank heeft de betaling voor {product} toch geweigerd, daarom is het tegoed weer van je account gehaald. Je kunt het opnieuw opwaarderen wanneer je wilt.',
    },
  },
  'pl-PL': {
    recharged: {
      subject: 'Doładowano środki: {credit}',
      body: 'Dziękujemy. Do Twoich środków w klubie {studio} dodano {credit}. Możesz je tam od razu wykorzystać.',
    },
    rechargeDeclined: {
      subject: 'Płatność odrzucona: {product}',
      body: 'Twój bank ostatecznie odrzucił płatność: {product}. Dlatego środki zostały cofnięte. Możesz je doładować ponownie w każdej chwili.',
    },
  },
  'sl-SI': {
    recharged: {
      subject: 'Dobroimetje napolnjeno: {credit}',
      body: 'Hvala. Vašemu dobroimetju v studiu {studio} smo dodali {credit}. Tam ga lahko porabite že zdaj.',
    },
    rechargeDeclined: {
      subject: 'Plačilo zavrnjeno: {product}',
      body: 'Vaša banka je plačilo na koncu zavrnila: {product}. Dobroimetje smo zato odvzeli. Kadar koli ga lahko znova napolnite.',
    },
  },
};
