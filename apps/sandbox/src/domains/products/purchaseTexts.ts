/** Texts of mails about packs, day tickets and vouchers, in the languages of the portal. */
import type { PurchaseOccasion } from './purchaseNews.ts';
import type { RechargeOccasion } from './rechargeTexts.ts';
import type { MailLocale } from '../../platform/mail/texts.ts';

/** Placeholders: `{product}`, `{studio}` and `{amount}`. */
type PurchaseTexts = Record<
  Exclude<PurchaseOccasion, RechargeOccasion>,
  { subject: string; body: string }
> & {
  /** Including the colon, because French puts a space before it. */
  labels: Record<'what' | 'code' | 'validUntil' | 'day', string>;
  /** Button that leads to the voucher. */
  voucherButton: string;
};

const english: PurchaseTexts = {
  labels: {
    what: 'What:',
    code: 'Code:',
    validUntil: 'Valid until:',
    day: 'Day:',
  },
  voucherButton: 'View and print voucher',
  bought: {
    subject: 'Yours: {product}',
    body: 'Thank you for buying {product} at {studio}. Just show this code at the studio.',
  },
  toBePaid: {
    subject: 'Booked: {product}',
    body: 'Your day pass for {studio} is booked. Show this code at the studio and pay {amount} there.',
  },
  receipt: {
    subject: 'Receipt: {product}',
    body: 'Thank you for your payment. This is your receipt for {product}.',
  },
  returned: {
    subject: 'Returned: {product}',
    body: 'You’ve returned {product}, so its code is no longer valid. We’re refunding what you paid.',
  },
  declined: {
    subject: 'Payment declined: {product}',
    body: 'Your bank has declined the payment for {product} after all, so the code is no longer valid. You can buy it again whenever you like.',
  },
};

export const purchaseTexts: Record<MailLocale, PurchaseTexts> = {
  'en-GB': english,
  'en-US': english,
  'de-DE': {
    labels: {
      what: 'Was:',
      code: 'Code:',
      validUntil: 'Gültig bis:',
      day: 'Tag:',
    },
    voucherButton: 'Gutschein ansehen und drucken',
    bought: {
      subject: 'Deins: {product}',
      body: 'Danke, dass du {product} bei {studio} gekauft hast. Zeig einfach diesen Code im Studio vor.',
    },
    toBePaid: {
      subject: 'Gebucht: {product}',
      body: 'Dein Tagesticket für {studio} ist gebucht. Zeig diesen Code im Studio vor und zahl die {amount} dort.',
    },
    receipt: {
      subject: 'Beleg: {product}',
      body: 'Danke für deine Zahlung. Das ist dein Beleg für {product}.',
    },
    returned: {
      subject: 'Zurückgegeben: {product}',
      body: 'Du hast {product} zurückgegeben, der Code gilt deshalb nicht mehr. Wir erstatten dir, was du bezahlt hast.',
    },
    declined: {
      subject: 'Zahlung abgelehnt: {product}',
      body: 'Deine Bank hat die Zahlung für {product} doch noch abgelehnt. Der Code gilt deshalb nicht mehr. Du kannst jederzeit neu kaufen.',
    },
  },
  'cs-CZ': {
    labels: {
      what: 'Co:',
      code: 'Kód:',
      validUntil: 'Platí do:',
      day: 'Den:',
    },
    voucherButton: 'Zobrazit a vytisknout poukaz',
    bought: {
      subject: 'Zakoupeno: {product}',
      body: 'Děkujeme za nákup: {product}, {studio}. Ve studiu stačí ukázat tento kód.',
    },
    toBePaid: {
      subject: 'Zarezervováno: {product}',
      body: 'Váš jednodenní vstup je zarezervovaný: {studio}. Ve studiu ukažte tento kód a zaplaťte tam {amount}.',
    },
    receipt: {
      subject: 'Doklad: {product}',
      body: 'Děkujeme za platbu. Toto je váš doklad: {product}.',
    },
    returned: {
      subject: 'Vráceno: {product}',
      body: 'Vrátili jste {product}, kód proto už neplatí. Zaplacenou částku vám vrátíme.',
    },
    declined: {
      subject: 'Platba zamítnuta: {product}',
      body: 'Vaše banka platbu nakonec zamítla: {product}. Kód proto už neplatí. Koupit znovu můžete kdykoli.',
    },
  },
  'es-ES': {
    labels: {
      what: 'Qué:',
      code: 'Código:',
      validUntil: 'Válido hasta:',
      day: 'Día:',
    },
    voucherButton: 'Ver e imprimir la tarjeta regalo',
    bought: {
      subject: 'Ya es tuyo: {product}',
      body: 'Gracias por comprar {product} en {studio}. Solo tienes que enseñar este código en el centro.',
    },
    toBePaid: {
      subject: 'Reservado: {product}',
      body: 'Tu pase de día para {studio} está reservado. Enseña este código en el centro y paga allí {amount}.',
    },
    receipt: {
      subject: 'Recibo: {product}',
      body: 'Gracias por tu pago. Este es tu recibo de {product}.',
    },
    returned: {
      subject: 'Devuelto: {product}',
      body: 'Has devuelto {product}, por lo que el código ya no es válido. Te devolvemos lo que pagaste.',
    },
    declined: {
      subject: 'Pago rechazado: {product}',
      body: 'Al final tu banco ha rechazado el pago de {product}, así que el código ya no es válido. Puedes volver a comprarlo cuando quieras.',
    },
  },
  'fr-FR': {
    labels: {
      what: 'Achat :',
      code: 'Code :',
      validUntil: 'Valable jusqu’au :',
      day: 'Jour :',
    },
    voucherButton: 'Voir et imprimer le bon cadeau',
    bought: {
      subject: 'C’est à vous : {product}',
      body: 'Merci pour votre achat : {product} ({studio}). Il vous suffit de présenter ce code au club.',
    },
    toBePaid: {
      subject: 'Réservé : {product}',
      body: 'Votre pass journée est réservé : {studio}. Présentez ce code au club et réglez-y {amount}.',
    },
    receipt: {
      subject: 'Reçu : {product}',
      body: 'Merci pour votre paiement. Voici votre reçu pour {product}.',
    },
    returned: {
      subject: 'Rendu : {product}',
      body: 'Vous avez rendu {product} : le code n’est donc plus valable. Nous vous remboursons ce que vous avez payé.',
    },
    declined: {
      subject: 'Paiement refusé : {product}',
      body: 'Votre banque a finalement refusé le paiement pour {product} ; le code n’est donc plus valable. Vous pouvez refaire cet achat à tout moment.',
    },
  },
  'hu-HU': {
    labels: {
      what: 'Mit:',
      code: 'Kód:',
      validUntil: 'Érvényes eddig:',
      day: 'Nap:',
    },
    voucherButton: 'Utalvány megnyitása és nyomtatása',
    bought: {
      subject: 'A tiéd: {product}',
      body: 'Köszönjük a vásárlást: {product}, {studio}. A stúdióban elég ezt a kódot megmutatni.',
    },
    toBePaid: {
      subject: 'Lefoglalva: {product}',
      body: 'A napijegyed le van foglalva: {studio}. Mutasd meg ezt a kódot a stúdióban, és ott fizesd ki: {amount}.',
    },
    receipt: {
      subject: 'Bizonylat: {product}',
      body: 'Köszönjük a fizetést. Ez a bizonylatod: {product}.',
    },
    returned: {
      subject: 'Visszaadva: {product}',
      body: 'Visszaadtad ezt: {product}, ezért a kód már nem érvényes. A befizetett összeget visszatérítjük.',
    },
    declined: {
      subject: 'Elutasított fizetés: {product}',
      body: 'A bankod végül elutasította a fizetést: {product}. A kód ezért már nem érvényes. Bármikor újra megvásárolhatod.',
    },
  },
  'it-IT': {
    labels: {
      what: 'Cosa:',
      code: 'Codice:',
      validUntil: 'Valido fino al:',
      day: 'Giorno:',
    },
    voucherButton: 'Apri e stampa il buono regalo',
    bought: {
      subject: 'È tuo: {product}',
      body: 'Grazie per aver acquistato {product} presso {studio}. Ti basta mostrare questo codice al centro.',
    },
    toBePaid: {
      subject: 'Prenotato: {product}',
      body: 'Il tuo ingresso giornaliero da {studio} è prenotato. Mostra questo codice al centro e paga lì {amount}.',
    },
    receipt: {
      subject: 'Ricevuta: {product}',
      body: 'Grazie per il pagamento. Questa è la tua ricevuta per {product}.',
    },
    returned: {
      subject: 'Restituito: {product}',
      body: 'Hai restituito {product}, quindi il codice non è più valido. Ti rimborsiamo quanto hai pagato.',
    },
    declined: {
      subject: 'Pagamento rifiutato: {product}',
      body: 'Alla fine la tua banca ha rifiutato il pagamento di {product}, quindi il codice non è più valido. Puoi acquistarlo di nuovo quando vuoi.',
    },
  },
  'nl-NL': {
    labels: {
      what: 'Wat:',
      code: 'Code:',
      validUntil: 'Geldig tot en met:',
      day: 'Dag:',
    },
    voucherButton: 'Voucher bekijken en printen',
    bought: {
      subject: 'Van jou: {product}',
      body: 'Bedankt voor je aankoop van {product} bij {studio}. Laat deze code gewoon zien in de studio.',
    },
    toBePaid: {
      subject: 'Geboekt: {product}',
      body: 'Je dagpas voor {studio} is geboekt. Laat deze code zien in de studio en betaal daar {amount}.',
    },
    receipt: {
      subject: 'Betaalbewijs: {product}',
      body: 'Bedankt voor je betaling. Dit is je betaalbewijs voor {product}.',
    },
    returned: {
      subject: 'Teruggegeven: {product}',
      body: 'Je hebt {product} teruggegeven; de code is dus niet meer geldig. Je krijgt terug wat je hebt betaald.',
    },
    declined: {
      subject: 'Betaling geweigerd: {product}',
      body: 'Je bank heeft de betaling voor {product} alsnog geweigerd. De code is daarom niet meer geldig. Je kunt het altijd opnieuw kopen.',
    },
  },
  'pl-PL': {
    labels: {
      what: 'Co:',
      code: 'Kod:',
      validUntil: 'Ważne do:',
      day: 'Dzień:',
    },
    voucherButton: 'Zobacz i wydrukuj voucher',
    bought: {
      subject: 'Kupione: {product}',
      body: 'Dziękujemy za zakup: {product}, {studio}. W klubie wystarczy pokazać ten kod.',
    },
    toBePaid: {
      subject: 'Zarezerwowane: {product}',
      body: 'Twoja wejściówka jednodniowa jest zarezerwowana: {studio}. Pokaż ten kod w klubie i zapłać tam {amount}.',
    },
    receipt: {
      subject: 'Potwierdzenie płatności: {product}',
      body: 'Dziękujemy za płatność. To Twoje potwierdzenie: {product}.',
    },
    returned: {
      subject: 'Zwrócono: {product}',
      body: 'Zwrot przyjęty: {product}. Kod nie jest już ważny. Zwracamy zapłaconą kwotę.',
    },
    declined: {
      subject: 'Płatność odrzucona: {product}',
      body: 'Twój bank ostatecznie odrzucił płatność: {product}. Kod nie jest już ważny. Możesz kupić ponownie w każdej chwili.',
    },
  },
  'sl-SI': {
    labels: {
      what: 'Kaj:',
      code: 'Koda:',
      validUntil: 'Velja do:',
      day: 'Dan:',
    },
    voucherButton: 'Ogled in tisk darilnega bona',
    bought: {
      subject: 'Kupljeno: {product}',
      body: 'Hvala za nakup: {product}, {studio}. V studiu samo pokažite to kodo.',
    },
    toBePaid: {
      subject: 'Rezervirano: {product}',
      body: 'Vaša dnevna karta je rezervirana: {studio}. V studiu pokažite to kodo in tam plačajte {amount}.',
    },
    receipt: {
      subject: 'Potrdilo: {product}',
      body: 'Hvala za plačilo. To je vaše potrdilo: {product}.',
    },
    returned: {
      subject: 'Vrnjeno: {product}',
      body: 'Vrnili ste {product}, zato koda ni več veljavna. Plačani znesek vam vrnemo.',
    },
    declined: {
      subject: 'Plačilo zavrnjeno: {product}',
      body: 'Vaša banka je plačilo na koncu zavrnila: {product}. Koda zato ne velja več. Kadar koli lahko kupite znova.',
    },
  },
};
