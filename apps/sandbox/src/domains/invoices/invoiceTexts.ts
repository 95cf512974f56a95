/** Texts of invoices, in the languages of the portal. */
import type { MailLocale } from '../../platform/mail/texts.ts';

type InvoiceLabel =
  | 'number'
  | 'date'
  | 'supplied'
  | 'due'
  | 'issuer'
  | 'vatId'
  | 'recipient'
  | 'customerNumber'
  | 'net'
  | 'netAt'
  | 'taxAt'
  | 'untaxed'
  | 'total'
  /** Where there is no VAT. */
  | 'totalUntaxed';

/** Placeholders: `{number}` and `{rate}`. */
type InvoiceTexts = {
  invoice: string;
  creditNote: string;
  positions: string;
  sums: string;
  taxedLater: string;
  credited: string;
  labels: Record<InvoiceLabel, string>;
};

const english: InvoiceTexts = {
  invoice: 'Invoice {number}',
  creditNote: 'Credit note {number}',
  positions: 'What it is for',
  sums: 'Amounts',
  taxedLater:
    'Vouchers and credit that are good for anything at the studio are taxed when they are spent, not when they are sold.',
  credited: 'This amount is credited to you.',
  labels: {
    number: 'Number:',
    date: 'Date:',
    supplied: 'Date of supply:',
    due: 'Due on:',
    issuer: 'From:',
    vatId: 'VAT number:',
    recipient: 'To:',
    customerNumber: 'Customer number:',
    net: 'Net amount:',
    netAt: 'Net amount at {rate}:',
    taxAt: 'VAT at {rate}:',
    untaxed: 'Not taxed yet:',
    total: 'Total, VAT included:',
    totalUntaxed: 'Total:',
  },
};

export const invoiceTexts: Record<MailLocale, InvoiceTexts> = {
  'en-GB': english,
  'en-US': english,
  'de-DE': {
    invoice: 'Rechnung {number}',
    creditNote: 'Gutschrift {number}',
    positions: 'Leistungen',
    sums: 'Beträge',
    taxedLater:
      'Gutscheine und Guthaben, die für alles im Studio gelten, werden erst beim Einlösen besteuert, nicht beim Verkauf.',
    credited: 'Dieser Betrag wird dir gutgeschrieben.',
    labels: {
      number: 'Nummer:',
      date: 'Datum:',
      supplied: 'Leistungsdatum:',
      due: 'Fällig am:',
      issuer: 'Von:',
      vatId: 'USt-IdNr.:',
      recipient: 'An:',
      customerNumber: 'Kundennummer:',
      net: 'Nettobetrag:',
      netAt: 'Nettobetrag zu {rate}:',
      taxAt: 'Umsatzsteuer {rate}:',
      untaxed: 'Noch nicht besteuert:',
      total: 'Gesamtbetrag inkl. Umsatzsteuer:',
      totalUntaxed: 'Gesamtbetrag:',
    },
  },
  'cs-CZ': {
    invoice: 'Faktura {number}',
    creditNote: 'Dobropis {number}',
    positions: 'Položky',
    sums: 'Částky',
    taxedLater:
      'Poukazy a kredit, které lze ve studiu použít na cokoli, se daní až při použití, ne při prodeji.',
    credited: 'Tato částka se vám připisuje.',
    labels: {
      number: 'Číslo:',
      date: 'Datum vystavení:',
      supplied: 'Datum plnění:',
      due: 'Splatnost:',
      issuer: 'Dodavatel:',
      vatId: 'DIČ:',
      recipient: 'Odběratel:',
      customerNumber: 'Zákaznické číslo:',
      net: 'Základ:',
      netAt: 'Základ daně {rate}:',
      taxAt: 'DPH {rate}:',
      untaxed: 'Zatím nezdaněno:',
      total: 'Celkem včetně DPH:',
      totalUntaxed: 'Celkem:',
    },
  },
  'es-ES': {
    invoice: 'Factura {number}',
    creditNote: 'Factura rectificativa {number}',
    positions: 'Conceptos',
    sums: 'Importes',
    taxedLater:
      'Los vales y el saldo que sirven para cualquier cosa en el estudio tributan al usarse, no al venderse.',
    credited: 'Este importe se te abona.',
    labels: {
      number: 'Número:',
      date: 'Fecha:',
      supplied: 'Fecha de la prestación:',
      due: 'Vence el:',
      issuer: 'De:',
      vatId: 'NIF-IVA:',
      recipient: 'Para:',
      customerNumber: 'Número de cliente:',
      net: 'Base:',
      netAt: 'Base imponible al {rate}:',
      taxAt: 'IVA {rate}:',
      untaxed: 'Aún sin impuestos:',
      total: 'Total, IVA incluido:',
      totalUntaxed: 'Total:',
    },
  },
  'fr-FR': {
    invoice: 'Facture {number}',
    creditNote: 'Avoir {number}',
    positions: 'Prestations',
    sums: 'Montants',
    taxedLater:
      'Les bons et le crédit valables pour tout dans le studio sont taxés lorsqu’ils sont utilisés, et non lors de leur vente.',
    credited: 'Ce montant est porté à ton crédit.',
    labels: {
      number: 'Numéro :',
      date: 'Date :',
      supplied: 'Date de la prestation :',
      due: 'Échéance :',
      issuer: 'De :',
      vatId: 'Numéro de TVA :',
      recipient: 'À :',
      customerNumber: 'Numéro client :',
      net: 'Montant HT :',
      netAt: 'Montant HT à {rate} :',
      taxAt: 'TVA {rate} :',
      untaxed: 'Pas encore taxé :',
      total: 'Total TTC :',
      totalUntaxed: 'Total :',
    },
  },
  'hu-HU': {
    invoice: 'Számla {number}',
    creditNote: 'Jóváíró számla {number}',
    positions: 'Tételek',
    sums: 'Összegek',
    taxedLater:
      'A stúdióban bármire felhasználható utalványok és egyenleg után felhasználáskor kell adót fizetni, nem eladáskor.',
    credited: 'Ezt az összeget jóváírjuk neked.',
    labels: {
      number: 'Szám:',
      date: 'Kelt:',
      supplied: 'Teljesítés napja:',
      due: 'Fizetési határidő:',
      issuer: 'Kiállító:',
      vatId: 'Adószám:',
      recipient: 'Vevő:',
      customerNumber: 'Ügyfélszám:',
      net: 'Nettó összeg:',
      netAt: 'Nettó összeg ({rate}):',
      taxAt: 'Áfa ({rate}):',
      untaxed: 'Még nem adózott:',
      total: 'Végösszeg áfával:',
      totalUntaxed: 'Végösszeg:',
    },
  },
  'it-IT': {
    invoice: 'Fattura {number}',
    creditNote: 'Nota di credito {number}',
    positions: 'Voci',
    sums: 'Importi',
    taxedLater:
      'I buoni e il credito validi per qualsiasi cosa nello studio sono tassati quando vengono usati, non quando vengono venduti.',
    credited: 'Questo importo ti viene accreditato.',
    labels: {
      number: 'Numero:',
      date: 'Data:',
      supplied: 'Data della prestazione:',
      due: 'Scadenza:',
      issuer: 'Da:',
      vatId: 'Partita IVA:',
      recipient: 'A:',
      customerNumber: 'Numero cliente:',
      net: 'Imponibile:',
      netAt: 'Imponibile al {rate}:',
      taxAt: 'IVA {rate}:',
      untaxed: 'Non ancora tassato:',
      total: 'Totale IVA inclusa:',
      totalUntaxed: 'Totale:',
    },
  },
  'nl-NL': {
    invoice: 'Factuur {number}',
    creditNote: 'Creditnota {number}',
    positions: 'Omschrijving',
    sums: 'Bedragen',
    taxedLater:
      'Tegoedbonnen en tegoed die voor alles in de studio gelden, worden belast wanneer ze worden gebruikt, niet bij verkoop.',
    credited: 'Dit bedrag wordt je gecrediteerd.',
    labels: {
      number: 'Nummer:',
      date: 'Datum:',
      supplied: 'Leverdatum:',
      due: 'Vervaldatum:',
      issuer: 'Van:',
      vatId: 'Btw-nummer:',
      recipient: 'Aan:',
      customerNumber: 'Klantnummer:',
      net: 'Nettobedrag:',
      netAt: 'Nettobedrag tegen {rate}:',
      taxAt: 'Btw {rate}:',
      untaxed: 'Nog niet belast:',
      total: 'Totaal inclusief btw:',
      totalUntaxed: 'Totaal:',
    },
  },
  'pl-PL': {
    invoice: 'Faktura {number}',
    creditNote: 'Faktura korygująca {number}',
    positions: 'Pozycje',
    sums: 'Kwoty',
    taxedLater:
      'Bony i środki, które można wykorzystać w studiu na cokolwiek, są opodatkowane przy wykorzystaniu, a nie przy sprzedaży.',
    credited: 'Ta kwota zostaje ci zwrócona.',
    labels: {
      number: 'Numer:',
      date: 'Data:',
      supplied: 'Data wykonania usługi:',
      due: 'Termin płatności:',
      issuer: 'Sprzedawca:',
      vatId: 'NIP:',
      recipient: 'Nabywca:',
      customerNumber: 'Numer klienta:',
      net: 'Kwota netto:',
      netAt: 'Kwota netto przy {rate}:',
      taxAt: 'VAT {rate}:',
      untaxed: 'Jeszcze nieopodatkowane:',
      total: 'Razem z VAT:',
      totalUntaxed: 'Razem:',
    },
  },
  'sl-SI': {
    invoice: 'Račun {number}',
    creditNote: 'Dobropis {number}',
    positions: 'Postavke',
    sums: 'Zneski',
    taxedLater:
      'Boni in dobroimetje, ki veljajo za karkoli v studiu, se obdavčijo ob porabi, ne ob prodaji.',
    credited: 'Ta znesek vam je pripisan v dobro.',
    labels: {
      number: 'Številka:',
      date: 'Datum:',
      supplied: 'Datum opravljene storitve:',
      due: 'Zapade:',
      issuer: 'Izdajatelj:',
      vatId: 'ID za DDV:',
      recipient: 'Prejemnik:',
      customerNumber: 'Številka stranke:',
      net: 'Neto znesek:',
      netAt: 'Neto znesek po stopnji {rate}:',
      taxAt: 'DDV {rate}:',
      untaxed: 'Še ni obdavčeno:',
      total: 'Skupaj z DDV:',
      totalUntaxed: 'Skupaj:',
    },
  },
};
