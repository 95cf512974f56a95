/** Texts of mails about customer accounts, in the languages of the portal. */
import type { StoredStudio } from '../studios/rules.ts';
import type { AccountOccasion, AccountWord } from './accountNews.ts';
import { type MailLocale, findMailTexts } from '../../platform/mail/texts.ts';

/** Placeholders: `{what}` and `{studio}`. */
type AccountTexts = {
  words: Record<AccountWord, string>;
  occasions: Record<AccountOccasion, { subject: string; body: string }>;
};

const english: AccountTexts = {
  words: {
    balance: 'Account balance',
    method: 'Payment method of the membership',
    CREDIT_CARD: 'Card',
    DIRECT_DEBIT: 'Direct debit',
    voucher: 'Voucher',
  },
  occasions: {
    receipt: {
      subject: 'Receipt: {what}',
      body: 'Thank you for your payment to {studio}. This is your receipt for: {what}.',
    },
    declined: {
      subject: 'Payment declined: {what}',
      body: 'Your bank has declined a payment to {studio} after all: {what}. The amount is unpaid again. You can pay it whenever you like.',
    },
    methodReplaced: {
      subject: 'New payment method: {what}',
      body: 'From now on your membership at {studio} is paid in this way: {what}. If this wasn’t you, contact your studio.',
    },
    methodAsked: {
      subject: 'Request: {what}',
      body: 'Someone has asked to have your membership at {studio} paid in another way: {what}. Nothing changes until the studio and the bank agree. If this wasn’t you, contact your studio.',
    },
  },
};

export const accountTexts: Record<MailLocale, AccountTexts> = {
  'en-GB': english,
  'en-US': english,
  'de-DE': {
    words: {
      balance: 'Offener Betrag',
      method: 'Zahlungsart der Mitgliedschaft',
      CREDIT_CARD: 'Karte',
      DIRECT_DEBIT: 'Lastschrift',
      voucher: 'Gutschein',
    },
    occasions: {
      receipt: {
        subject: 'Beleg: {what}',
        body: 'Danke für deine Zahlung an {studio}. Das ist dein Beleg für: {what}.',
      },
      declined: {
        subject: 'Zahlung abgelehnt: {what}',
        body: 'Deine Bank hat eine Zahlung an {studio} doch noch abgelehnt: {what}. Der Betrag ist wieder offen. Du kannst ihn jederzeit zahlen.',
      },
      methodReplaced: {
        subject: 'Neue Zahlungsart: {what}',
        body: 'Deine Mitgliedschaft bei {studio} wird ab jetzt so bezahlt: {what}. Wenn du das nicht warst, wende dich an dein Studio.',
      },
      methodAsked: {
        subject: 'Anfrage: {what}',
        body: 'Jemand möchte, dass deine Mitgliedschaft bei {studio} anders bezahlt wird: {what}. Es ändert sich nichts, bis das Studio und die Bank zustimmen. Wenn du das nicht warst, wende dich an dein Studio.',
      },
    },
  },
  'cs-CZ': {
    words: {
      balance: 'Dlužná částka',
      method: 'Způsob platby členství',
      CREDIT_CARD: 'Karta',
      DIRECT_DEBIT: 'Inkaso',
      voucher: 'Poukaz',
    },
    occasions: {
      receipt: {
        subject: 'Doklad: {what}',
        body: 'Děkujeme za platbu: {studio}. Toto je váš doklad: {what}.',
      },
      declined: {
        subject: 'Platba zamítnuta: {what}',
        body: 'Vaše banka platbu nakonec zamítla: {what} ({studio}). Částka je znovu neuhrazená. Zaplatit ji můžete kdykoli.',
      },
      methodReplaced: {
        subject: 'Nový způsob platby: {what}',
        body: 'Vaše členství ({studio}) se odteď platí takto: {what}. Pokud ta změna není od vás, napište svému studiu.',
      },
      methodAsked: {
        subject: 'Žádost: {what}',
        body: 'Někdo požádal o jiný způsob platby vašeho členství: {studio}, {what}. Dokud nebude souhlasit studio a banka, nic se nezmění. Pokud to nebylo z vaší strany, obraťte se na své studio.',
      },
    },
  },
  'es-ES': {
    words: {
      balance: 'Saldo pendiente',
      method: 'Método de pago del abono',
      CREDIT_CARD: 'Tarjeta',
      DIRECT_DEBIT: 'Domiciliación',
      voucher: 'Tarjeta regalo',
    },
    occasions: {
      receipt: {
        subject: 'Recibo: {what}',
        body: 'Gracias por tu pago a {studio}. Este es tu recibo: {what}.',
      },
      declined: {
        subject: 'Pago rechazado: {what}',
        body: 'Al final tu banco ha rechazado un pago a {studio}: {what}. El importe vuelve a estar pendiente. Puedes pagarlo cuando quieras.',
      },
      methodReplaced: {
        subject: 'Nuevo método de pago: {what}',
        body: 'A partir de ahora tu cuota en {studio} se paga así: {what}. Si no has sido tú, escribe a tu centro.',
      },
      methodAsked: {
        subject: 'Solicitud: {what}',
        body: 'Alguien ha pedido que tu cuota en {studio} se pague de otra forma: {what}. No cambia nada hasta que el centro y el banco estén de acuerdo. Si no has sido tú, ponte en contacto con tu centro.',
      },
    },
  },
  'fr-FR': {
    words: {
      balance: 'Montant à régler',
      method: 'Moyen de paiement de l’abonnement',
      CREDIT_CARD: 'Carte',
      DIRECT_DEBIT: 'Prélèvement',
      voucher: 'Bon cadeau',
    },
    occasions: {
      receipt: {
        subject: 'Reçu : {what}',
        body: 'Merci pour votre paiement : {studio}. Voici votre reçu : {what}.',
      },
      declined: {
        subject: 'Paiement refusé : {what}',
        body: 'Votre banque a finalement refusé un paiement ({studio}) : {what}. Le montant est de nouveau à régler. Vous pouvez le payer à tout moment.',
      },
      methodReplaced: {
        subject: 'Nouveau moyen de paiement : {what}',
        body: 'Votre abonnement ({studio}) est désormais réglé ainsi : {what}. Si vous n’êtes pas à l’origine de cette modification, contactez votre club.',
      },
      methodAsked: {
        subject: 'Demande : {what}',
        body: 'Quelqu’un a demandé que votre abonnement soit payé autrement : {studio}, {what}. Rien ne change tant que le club et la banque n’ont pas donné leur accord. Si ce n’était pas vous, contactez votre club.',
      },
    },
  },
  'hu-HU': {
    words: {
      balance: 'Tartozás',
      method: 'A tagság fizetési módja',
      CREDIT_CARD: 'Bankkártya',
      DIRECT_DEBIT: 'SEPA-beszedés',
      voucher: 'Utalvány',
    },
    occasions: {
      receipt: {
        subject: 'Bizonylat: {what}',
        body: 'Köszönjük a fizetést. Stúdió: {studio}. Ez a bizonylatod: {what}.',
      },
      declined: {
        subject: 'Elutasított fizetés: {what}',
        body: 'A bankod végül elutasított egy fizetést: {what} ({studio}). Az összeg újra nyitott, bármikor kifizetheted.',
      },
      methodReplaced: {
        subject: 'Új fizetési mód: {what}',
        body: 'Mostantól így fizeted a tagságodat ({studio}): {what}. Ha nem te voltál, írj a stúdiódnak.',
      },
      methodAsked: {
        subject: 'Kérelem: {what}',
        body: 'Valaki azt kérte, hogy a tagságod díját másképp fizessék: {studio}, {what}. Semmi sem változik, amíg a stúdió és a bank bele nem egyezik. Ha nem te voltál, fordulj a stúdiódhoz.',
      },
    },
  },
  'it-IT': {
    words: {
      balance: 'Importo dovuto',
      method: 'Metodo di pagamento dell’abbonamento',
      CREDIT_CARD: 'Carta',
      DIRECT_DEBIT: 'Addebito diretto',
      voucher: 'Buono regalo',
    },
    occasions: {
      receipt: {
        subject: 'Ricevuta: {what}',
        body: 'Grazie per il pagamento a {studio}. Questa è la tua ricevuta: {what}.',
      },
      declined: {
        subject: 'Pagamento rifiutato: {what}',
        body: 'Alla fine la tua banca ha rifiutato un pagamento a {studio}: {what}. L’importo è di nuovo da pagare. Puoi pagarlo quando vuoi.',
      },
      methodReplaced: {
        subject: 'Nuovo metodo di pagamento: {what}',
        body: 'D’ora in poi il tuo abbonamento presso {studio} si paga così: {what}. Se non hai fatto tu questa modifica, scrivi al tuo centro.',
      },
      methodAsked: {
        subject: 'Richiesta: {what}',
        body: 'Qualcuno ha chiesto di pagare in un altro modo il tuo abbonamento presso {studio}: {what}. Non cambia nulla finché il centro e la banca non sono d’accordo. Se non hai fatto tu questa richiesta, contatta il tuo centro.',
      },
    },
  },
  'nl-NL': {
    words: {
      balance: 'Openstaand bedrag',
      method: 'Betaalmethode van het lidmaatschap',
      CREDIT_CARD: 'Kaart',
      DIRECT_DEBIT: 'Automatische incasso',
      voucher: 'Voucher',
    },
    occasions: {
      receipt: {
        subject: 'Betaalbewijs: {what}',
        body: 'Bedankt voor je betaling aan {studio}. Dit is je betaalbewijs voor: {what}.',
      },
      declined: {
        subject: 'Betaling geweigerd: {what}',
        body: 'Je bank heeft een betaling aan {studio} alsnog geweigerd: {what}. Het bedrag staat weer open. Je kunt het altijd betalen.',
      },
      methodReplaced: {
        subject: 'Nieuwe betaalmethode: {what}',
        body: 'Vanaf nu wordt je lidmaatschap bij {studio} zo betaald: {what}. Was jij dit niet? Neem dan contact op met je studio.',
      },
      methodAsked: {
        subject: 'Aanvraag: {what}',
        body: 'Iemand heeft gevraagd om je lidmaatschap bij {studio} op een andere manier te betalen: {what}. Er verandert niets tot de studio en de bank akkoord zijn. Was jij dit niet? Neem dan contact op met je studio.',
      },
    },
  },
  'pl-PL': {
    words: {
      balance: 'Kwota do zapłaty',
      method: 'Sposób płatności za członkostwo',
      CREDIT_CARD: 'Karta',
      DIRECT_DEBIT: 'Polecenie zapłaty',
      voucher: 'Voucher',
    },
    occasions: {
      receipt: {
        subject: 'Potwierdzenie płatności: {what}',
        body: 'Dziękujemy za płatność: klub {studio}. To Twoje potwierdzenie: {what}.',
      },
      declined: {
        subject: 'Płatność odrzucona: {what}',
        body: 'Twój bank ostatecznie odrzucił płatność: {what} (klub {studio}). Kwota znów jest do zapłaty. Możesz zapłacić w każdej chwili.',
      },
      methodReplaced: {
        subject: 'Nowy sposób płatności: {what}',
        body: 'Od teraz za członkostwo w klubie {studio} płacisz tak: {what}. Jeśli to nie Ty, napisz do klubu.',
      },
      methodAsked: {
        subject: 'Prośba: {what}',
        body: 'Ktoś poprosił o inny sposób opłacania członkostwa w klubie {studio}: {what}. Nic się nie zmieni, dopóki klub i bank się nie zgodzą. Jeśli to nie Ty, napisz do klubu.',
      },
    },
  },
  'sl-SI': {
    words: {
      balance: 'Odprti znesek',
      method: 'Način plačila članstva',
      CREDIT_CARD: 'Kartica',
      DIRECT_DEBIT: 'Direktna obremenitev',
      voucher: 'Darilni bon',
    },
    occasions: {
      receipt: {
        subject: 'Potrdilo: {what}',
        body: 'Hvala za plačilo: {studio}. To je vaše potrdilo: {what}.',
      },
      declined: {
        subject: 'Plačilo zavrnjeno: {what}',
        body: 'Vaša banka je plačilo na koncu zavrnila: {what} ({studio}). Znesek je znova neporavnan. Plačate ga lahko kadar koli.',
      },
      methodReplaced: {
        subject: 'Nov način plačila: {what}',
        body: 'Vaše članstvo ({studio}) se odslej plačuje tako: {what}. Če to niste bili vi, pišite svojemu studiu.',
      },
      methodAsked: {
        subject: 'Prošnja: {what}',
        body: 'Nekdo je prosil za drug način plačila vašega članstva: {studio}, {what}. Nič se ne spremeni, dokler se studio in banka ne strinjata. Če to niste bili vi, se obrnite na svoj studio.',
      },
    },
  },
};

/**
 * Returns a label.
 * @param language of the user; null for the studio's, in its records
 */
export function accountWord(
  { locale }: Pick<StoredStudio, 'locale'>,
  word: AccountWord,
  language: string | null,
): string {
  return accountTexts[findMailTexts(language, locale).locale].words[word];
}
