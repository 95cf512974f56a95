/** Texts of the mail with a contract, in the languages of the portal. */
import type { Schemas } from '../../server/api.ts';
import type { MailLocale } from './texts.ts';

type Label =
  | 'what'
  | 'number'
  | 'studio'
  | 'start'
  | 'use'
  | 'term'
  | 'end'
  | 'notice'
  | 'cancelUntil'
  | 'total'
  | 'monthly'
  | 'mandate'
  | 'withdrawUntil'
  | 'replaces'
  | 'replacedEnd'
  | 'stillCharged'
  | 'credit';

/** `{contract}`, `{studio}`, `{further}` and `{notice}` stand where these go. */
type ContractTexts = {
  subject: string;
  body: string;
  /** The same where it takes the place of a contract. */
  changed: string;
  /** What happens after the minimum term. */
  extensions: Record<Schemas['ContractExtension']['type'], string>;
  /** With their colon, before which the French leave a space. */
  labels: Record<Label, string>;
};

const english: ContractTexts = {
  subject: 'Your contract: {contract}',
  body: 'Welcome to {studio}! You have signed a contract. Please keep this e-mail: it has everything that you have agreed to.',
  changed:
    'You have changed your membership at {studio}. Please keep this e-mail: it has everything that you have agreed to.',
  extensions: {
    INDEFINITE:
      'After the minimum term the contract goes on until you cancel it, with a notice period of {notice}.',
    FIXED:
      'After the minimum term the contract goes on for {further} at a time, with a notice period of {notice}.',
    NONE: 'The contract ends by itself after its term.',
  },
  labels: {
    what: 'Contract:',
    number: 'Contract number:',
    studio: 'Studio:',
    start: 'Begins on:',
    use: 'You can train from:',
    term: 'Minimum term:',
    end: 'Ends on the earliest:',
    notice: 'Notice period:',
    cancelUntil: 'To end it then, cancel by:',
    total: 'Total over the minimum term:',
    monthly: 'Per month, with all fees:',
    mandate: 'SEPA mandate reference:',
    withdrawUntil: 'You can withdraw until:',
    replaces: 'In place of:',
    replacedEnd: 'Which ends on:',
    stillCharged: 'Still charged for it:',
    credit: 'Credited to you:',
  },
};

export const contractTexts: Record<MailLocale, ContractTexts> = {
  'en-GB': english,
  'en-US': english,
  'de-DE': {
    subject: 'Dein Vertrag: {contract}',
    body: 'Willkommen bei {studio}! Du hast einen Vertrag geschlossen. Bitte bewahre diese E-Mail auf: Sie enthält alles, was du vereinbart hast.',
    changed:
      'Du hast deine Mitgliedschaft bei {studio} gewechselt. Bitte bewahre diese E-Mail auf: Sie enthält alles, was du vereinbart hast.',
    extensions: {
      INDEFINITE:
        'Nach der Mindestlaufzeit läuft der Vertrag auf unbestimmte Zeit weiter. Kündigungsfrist: {notice}.',
      FIXED:
        'Nach der Mindestlaufzeit verlängert sich der Vertrag jeweils um {further}. Kündigungsfrist: {notice}.',
      NONE: 'Der Vertrag endet nach seiner Laufzeit von selbst.',
    },
    labels: {
      what: 'Vertrag:',
      number: 'Vertragsnummer:',
      studio: 'Studio:',
      start: 'Beginnt am:',
      use: 'Du kannst trainieren ab:',
      term: 'Mindestlaufzeit:',
      end: 'Endet frühestens am:',
      notice: 'Kündigungsfrist:',
      cancelUntil: 'Dafür kündigen bis:',
      total: 'Gesamtpreis in der Mindestlaufzeit:',
      monthly: 'Im Monat, mit allen Gebühren:',
      mandate: 'SEPA-Mandatsreferenz:',
      withdrawUntil: 'Widerrufen kannst du bis:',
      replaces: 'Statt:',
      replacedEnd: 'Endet am:',
      stillCharged: 'Dafür noch zu zahlen:',
      credit: 'Gutschrift:',
    },
  },
  'cs-CZ': {
    subject: 'Vaše smlouva: {contract}',
    body: 'Vítejte ({studio})! Uzavřeli jste smlouvu. Tento e-mail si prosím uschovejte: je v něm vše, na čem jste se dohodli.',
    changed:
      'Změnili jste své členství ({studio}). Tento e-mail si prosím uschovejte: je v něm vše, na čem jste se dohodli.',
    extensions: {
      INDEFINITE:
        'Po uplynutí minimální doby trvá smlouva dál na dobu neurčitou. Výpovědní lhůta: {notice}.',
      FIXED:
        'Po uplynutí minimální doby se smlouva vždy prodlužuje (o: {further}). Výpovědní lhůta: {notice}.',
      NONE: 'Smlouva po uplynutí své doby skončí sama.',
    },
    labels: {
      what: 'Smlouva:',
      number: 'Číslo smlouvy:',
      studio: 'Studio:',
      start: 'Začíná:',
      use: 'Cvičit můžete od:',
      term: 'Minimální doba:',
      end: 'Končí nejdříve:',
      notice: 'Výpovědní lhůta:',
      cancelUntil: 'K tomuto dni vypovězte do:',
      total: 'Celkem za minimální dobu:',
      monthly: 'Měsíčně se všemi poplatky:',
      mandate: 'Reference mandátu SEPA:',
      withdrawUntil: 'Odstoupit můžete do:',
      replaces: 'Místo smlouvy:',
      replacedEnd: 'Ta končí:',
      stillCharged: 'Za ni ještě zaplatíte:',
      credit: 'Vrátíme vám:',
    },
  },
  'es-ES': {
    subject: 'Tu contrato: {contract}',
    body: '¡Te damos la bienvenida a {studio}! Has firmado un contrato. Guarda este correo: contiene todo lo que has acordado.',
    changed:
      'Has cambiado tu abono en {studio}. Guarda este correo: contiene todo lo que has acordado.',
    extensions: {
      INDEFINITE:
        'Tras el periodo mínimo, el contrato continúa por tiempo indefinido. Plazo de preaviso: {notice}.',
      FIXED:
        'Tras el periodo mínimo, el contrato se prorroga cada vez por {further}. Plazo de preaviso: {notice}.',
      NONE: 'El contrato termina por sí solo al acabar su periodo.',
    },
    labels: {
      what: 'Contrato:',
      number: 'Número de contrato:',
      studio: 'Centro:',
      start: 'Empieza el:',
      use: 'Puedes entrenar desde el:',
      term: 'Periodo mínimo:',
      end: 'Termina como pronto el:',
      notice: 'Plazo de preaviso:',
      cancelUntil: 'Para ello, cancela hasta el:',
      total: 'Total en el periodo mínimo:',
      monthly: 'Al mes, con todas las cuotas:',
      mandate: 'Referencia del mandato SEPA:',
      withdrawUntil: 'Puedes desistir hasta el:',
      replaces: 'En lugar de:',
      replacedEnd: 'Que termina el:',
      stillCharged: 'Aún por pagar:',
      credit: 'Te abonamos:',
    },
  },
  'fr-FR': {
    subject: 'Votre contrat : {contract}',
    body: 'Bienvenue chez {studio} ! Vous avez signé un contrat. Conservez cet e-mail : il contient tout ce dont vous avez convenu.',
    changed:
      'Vous avez changé d’abonnement chez {studio}. Conservez cet e-mail : il contient tout ce dont vous avez convenu.',
    extensions: {
      INDEFINITE:
        'Après la durée minimale, le contrat se poursuit pour une durée indéterminée. Préavis : {notice}.',
      FIXED:
        'Après la durée minimale, le contrat est prolongé chaque fois de {further}. Préavis : {notice}.',
      NONE: 'Le contrat prend fin de lui-même à son terme.',
    },
    labels: {
      what: 'Contrat :',
      number: 'Numéro de contrat :',
      studio: 'Club :',
      start: 'Commence le :',
      use: 'Vous pouvez vous entraîner dès le :',
      term: 'Durée minimale :',
      end: 'Se termine au plus tôt le :',
      notice: 'Préavis :',
      cancelUntil: 'Pour cela, résiliez au plus tard le :',
      total: 'Total sur la durée minimale :',
      monthly: 'Par mois, tous frais compris :',
      mandate: 'Référence du mandat SEPA :',
      withdrawUntil: 'Vous pouvez vous rétracter jusqu’au :',
      replaces: 'À la place de :',
      replacedEnd: 'Qui prend fin le :',
      stillCharged: 'Reste à payer :',
      credit: 'Avoir en votre faveur :',
    },
  },
  'hu-HU': {
    subject: 'A szerződésed: {contract}',
    body: 'Üdvözlünk: {studio}! Szerződést kötöttél. Őrizd meg ezt az e-mailt: mindent tartalmaz, amiben megállapodtatok.',
    changed:
      'Tagságot váltottál: {studio}. Őrizd meg ezt az e-mailt: mindent tartalmaz, amiben megállapodtatok.',
    extensions: {
      INDEFINITE:
        'A minimális időtartam után a szerződés határozatlan ideig folytatódik. Felmondási idő: {notice}.',
      FIXED:
        'A minimális időtartam után a szerződés mindig meghosszabbodik ennyivel: {further}. Felmondási idő: {notice}.',
      NONE: 'A szerződés az időtartama végén magától megszűnik.',
    },
    labels: {
      what: 'Szerződés:',
      number: 'Szerződésszám:',
      studio: 'Stúdió:',
      start: 'Kezdete:',
      use: 'Edzhetsz ettől a naptól:',
      term: 'Minimális időtartam:',
      end: 'Legkorábban véget ér:',
      notice: 'Felmondási idő:',
      cancelUntil: 'Ehhez mondd fel eddig:',
      total: 'Összesen a minimális időtartamra:',
      monthly: 'Havonta, minden díjjal:',
      mandate: 'SEPA-felhatalmazás hivatkozása:',
      withdrawUntil: 'Elállhatsz eddig:',
      replaces: 'Ennek helyére lép:',
      replacedEnd: 'Annak vége:',
      stillCharged: 'Arra még fizetendő:',
      credit: 'Jóváírjuk neked:',
    },
  },
  'it-IT': {
    subject: 'Il tuo contratto: {contract}',
    body: 'Ti diamo il benvenuto da {studio}! Hai firmato un contratto. Conserva questa e-mail: contiene tutto ciò che hai concordato.',
    changed:
      'Hai cambiato il tuo abbonamento da {studio}. Conserva questa e-mail: contiene tutto ciò che hai concordato.',
    extensions: {
      INDEFINITE:
        'Dopo la durata minima il contratto continua a tempo indeterminato. Preavviso: {notice}.',
      FIXED:
        'Dopo la durata minima il contratto si rinnova ogni volta per {further}. Preavviso: {notice}.',
      NONE: 'Il contratto termina da solo alla scadenza.',
    },
    labels: {
      what: 'Contratto:',
      number: 'Numero di contratto:',
      studio: 'Centro:',
      start: 'Inizia il:',
      use: 'Puoi allenarti dal:',
      term: 'Durata minima:',
      end: 'Termina non prima del:',
      notice: 'Preavviso:',
      cancelUntil: 'Per questo, disdici entro il:',
      total: 'Totale per la durata minima:',
      monthly: 'Al mese, con tutte le spese:',
      mandate: 'Riferimento del mandato SEPA:',
      withdrawUntil: 'Puoi recedere fino al:',
      replaces: 'Al posto di:',
      replacedEnd: 'Che termina il:',
      stillCharged: 'Ancora da pagare:',
      credit: 'Ti accreditiamo:',
    },
  },
  'nl-NL': {
    subject: 'Je contract: {contract}',
    body: 'Welkom bij {studio}! Je hebt een contract gesloten. Bewaar deze e-mail: er staat alles in wat je hebt afgesproken.',
    changed:
      'Je hebt je lidmaatschap bij {studio} gewijzigd. Bewaar deze e-mail: alles wat je hebt afgesproken staat erin.',
    extensions: {
      INDEFINITE:
        'Na de minimale looptijd loopt het contract voor onbepaalde tijd door. Opzegtermijn: {notice}.',
      FIXED:
        'Na de minimale looptijd wordt het contract telkens verlengd met {further}. Opzegtermijn: {notice}.',
      NONE: 'Het contract eindigt vanzelf na de looptijd.',
    },
    labels: {
      what: 'Contract:',
      number: 'Contractnummer:',
      studio: 'Studio:',
      start: 'Begint op:',
      use: 'Je kunt trainen vanaf:',
      term: 'Minimale looptijd:',
      end: 'Eindigt op zijn vroegst op:',
      notice: 'Opzegtermijn:',
      cancelUntil: 'Zeg daarvoor op uiterlijk:',
      total: 'Totaal over de minimale looptijd:',
      monthly: 'Per maand, met alle kosten:',
      mandate: 'Kenmerk van de SEPA-machtiging:',
      withdrawUntil: 'Je kunt herroepen tot en met:',
      replaces: 'In plaats van:',
      replacedEnd: 'Dat eindigt op:',
      stillCharged: 'Nog te betalen:',
      credit: 'Je krijgt terug:',
    },
  },
  'pl-PL': {
    subject: 'Twoja umowa: {contract}',
    body: 'Witamy w {studio}! Umowa została zawarta. Zachowaj tę wiadomość: zawiera wszystko, co zostało uzgodnione.',
    changed:
      'Zmieniasz członkostwo: {studio}. Zachowaj tę wiadomość: zawiera wszystko, co zostało uzgodnione.',
    extensions: {
      INDEFINITE:
        'Po minimalnym okresie umowa trwa dalej na czas nieokreślony. Okres wypowiedzenia: {notice}.',
      FIXED:
        'Po minimalnym okresie umowa przedłuża się każdorazowo o: {further}. Okres wypowiedzenia: {notice}.',
      NONE: 'Umowa kończy się sama po upływie okresu.',
    },
    labels: {
      what: 'Umowa:',
      number: 'Numer umowy:',
      studio: 'Klub:',
      start: 'Zaczyna się:',
      use: 'Możesz trenować od:',
      term: 'Minimalny okres:',
      end: 'Kończy się najwcześniej:',
      notice: 'Okres wypowiedzenia:',
      cancelUntil: 'W tym celu wypowiedz do:',
      total: 'Razem za minimalny okres:',
      monthly: 'Miesięcznie, ze wszystkimi opłatami:',
      mandate: 'Numer referencyjny mandatu SEPA:',
      withdrawUntil: 'Możesz odstąpić do:',
      replaces: 'Zamiast:',
      replacedEnd: 'Kończy się:',
      stillCharged: 'Pozostało do zapłaty:',
      credit: 'Zwrot dla Ciebie:',
    },
  },
  'sl-SI': {
    subject: 'Vaša pogodba: {contract}',
    body: 'Dobrodošli: {studio}! Sklenili ste pogodbo. To e-pošto shranite: v njej je vse, kar ste se dogovorili.',
    changed:
      'Zamenjali ste članstvo ({studio}). To e-sporočilo shranite: v njem je vse, o čemer ste se dogovorili.',
    extensions: {
      INDEFINITE:
        'Po najkrajšem obdobju pogodba teče naprej za nedoločen čas. Odpovedni rok: {notice}.',
      FIXED:
        'Po najkrajšem obdobju se pogodba vsakič podaljša za: {further}. Odpovedni rok: {notice}.',
      NONE: 'Pogodba se po svojem obdobju konča sama.',
    },
    labels: {
      what: 'Pogodba:',
      number: 'Številka pogodbe:',
      studio: 'Studio:',
      start: 'Začne se:',
      use: 'Vadite lahko od:',
      term: 'Najkrajše obdobje:',
      end: 'Konča se najprej:',
      notice: 'Odpovedni rok:',
      cancelUntil: 'Za to odpovejte do:',
      total: 'Skupaj za najkrajše obdobje:',
      monthly: 'Na mesec, z vsemi stroški:',
      mandate: 'Sklic mandata SEPA:',
      withdrawUntil: 'Odstopite lahko do:',
      replaces: 'Namesto:',
      replacedEnd: 'Ki se konča:',
      stillCharged: 'Zanjo še plačate:',
      credit: 'Vrnemo vam:',
    },
  },
};
