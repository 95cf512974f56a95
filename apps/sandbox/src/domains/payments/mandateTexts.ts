/** SEPA direct debit mandate texts of the European Payments Council; `{creditor}` is the name of the creditor. */
import { apiError } from '../../platform/http/apiError.ts';
import type { Agreement } from './mandates.ts';
import { type StoredStudio, withCountry } from '../studios/rules.ts';

type MandateText = { title: string; authorization: string; refundNotice: string };

const en: MandateText = {
  title: 'SEPA Direct Debit Mandate',
  authorization:
    'By giving this mandate you authorise (A) {creditor} to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with the instructions from {creditor}.',
  refundNotice:
    'As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within eight weeks starting from the date on which your account was debited.',
};

const de: MandateText = {
  title: 'SEPA-Lastschriftmandat',
  authorization:
    'Ich ermächtige {creditor}, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von {creditor} auf mein Konto gezogenen Lastschriften einzulösen.',
  refundNotice:
    'Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.',
};

const es: MandateText = {
  title: 'Orden de domiciliación de adeudo directo SEPA',
  authorization:
    'Mediante esta orden de domiciliación, autorizas (A) a {creditor} a enviar instrucciones a tu entidad bancaria para adeudar tu cuenta y (B) a tu entidad a efectuar los adeudos en tu cuenta siguiendo las instrucciones de {creditor}.',
  refundNotice:
    'Como parte de tus derechos, puedes pedir el reembolso a tu entidad en los términos y condiciones del contrato suscrito con ella. La solicitud de reembolso debe hacerse en las ocho semanas que siguen a la fecha de adeudo en cuenta.',
};

const fr: MandateText = {
  title: 'Mandat de prélèvement SEPA',
  authorization:
    'En donnant ce mandat, vous autorisez (A) {creditor} à envoyer des instructions à votre banque pour débiter votre compte et (B) votre banque à débiter votre compte conformément aux instructions de {creditor}.',
  refundNotice:
    'Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions décrites dans la convention que vous avez passée avec elle. Une demande de remboursement doit être présentée dans les huit semaines suivant la date de débit de votre compte.',
};

const it: MandateText = {
  title: 'Mandato per addebito diretto SEPA',
  authorization:
    'Con questo mandato autorizzi (A) {creditor} a inviare alla tua banca disposizioni di addebito sul tuo conto e (B) la tua banca ad addebitare il tuo conto secondo le disposizioni di {creditor}.',
  refundNotice:
    'Hai diritto a ottenere il rimborso dalla tua banca secondo gli accordi e le condizioni che regolano il rapporto con essa. Il rimborso va richiesto entro otto settimane a decorrere dalla data di addebito in conto.',
};

const nl: MandateText = {
  title: 'SEPA-machtiging voor incasso',
  authorization:
    'Met deze machtiging geef je toestemming aan (A) {creditor} om incasso-opdrachten naar je bank te sturen om een bedrag van je rekening af te schrijven en (B) je bank om een bedrag van je rekening af te schrijven volgens de opdracht van {creditor}.',
  refundNotice:
    'Als je het niet eens bent met een afschrijving, kun je die laten terugboeken. Neem hiervoor binnen acht weken na de afschrijving contact op met je bank. Vraag je bank naar de voorwaarden.',
};

const hu: MandateText = {
  title: 'SEPA beszedési felhatalmazás',
  authorization:
    'Ezzel a felhatalmazással hozzájárulsz, hogy (A) a(z) {creditor} megbízást küldjön a bankodnak a számlád megterhelésére, és (B) a bankod a(z) {creditor} megbízásai szerint megterhelje a számládat.',
  refundNotice:
    'A bankoddal kötött szerződés feltételei szerint jogod van a visszatérítésre. A visszatérítést a számlád megterhelésének napjától számított nyolc héten belül kell kérned.',
};

const cs: MandateText = {
  title: 'Mandát k inkasu SEPA',
  authorization:
    'Udělením tohoto mandátu opravňujete (A) {creditor}, aby zasílal vaší bance příkazy k inkasu z vašeho účtu, a (B) svou banku, aby váš účet zatížila podle příkazů, které {creditor} zašle.',
  refundNotice:
    'Máte právo na vrácení peněz od své banky za podmínek, které s ní máte sjednány. O vrácení je třeba požádat do osmi týdnů ode dne, kdy byl váš účet zatížen.',
};

const pl: MandateText = {
  title: 'Mandat polecenia zapłaty SEPA',
  authorization:
    'Udzielając tego mandatu, upoważniasz (A) {creditor} do wysyłania do twojego banku poleceń obciążenia twojego rachunku oraz (B) swój bank do obciążania twojego rachunku zgodnie z poleceniami, które wysyła {creditor}.',
  refundNotice:
    'Przysługuje ci prawo do zwrotu środków przez twój bank na warunkach umowy zawartej z bankiem. Zwrotu należy zażądać w ciągu ośmiu tygodni od daty obciążenia rachunku.',
};

const sl: MandateText = {
  title: 'Soglasje za direktno obremenitev SEPA',
  authorization:
    'S tem soglasjem pooblaščate (A) {creditor}, da pošilja navodila vaši banki za obremenitev vašega računa, in (B) svojo banko, da obremeni vaš račun v skladu z navodili, ki jih pošlje {creditor}.',
  refundNotice:
    'Do povračila od svoje banke imate pravico v skladu s pogoji pogodbe, ki jo imate z njo. Povračilo morate zahtevati v osmih tednih od datuma, ko je bil vaš račun obremenjen.',
};

/** Keyed by language without region; every language of the portal has an entry. */
const texts = new Map<string, MandateText>(
  Object.entries({ en, de, es, fr, it, nl, hu, cs, pl, sl }),
);

/**
 * Version of the wording: change the date with every edit above, so that a mandate identifies the text shown to the
 * debtor.
 */
const version = '2026-11-22';

/**
 * Creates the agreement shown before signing a mandate.
 * @param language BCP 47; English if there is no text in it
 * @throws 404 if the studio accepts no direct debits
 */
export function createAgreement(studio: StoredStudio, language: string): Agreement {
  const { name, address, creditorId, paymentMethods } = studio;
  if (creditorId === null || !paymentMethods.includes('DIRECT_DEBIT'))
    throw apiError(404, 'studio.error.nosepaagreement', 'The studio takes no direct debits');
  const [requested = ''] = language.toLowerCase().split('-');
  const textLanguage = texts.has(requested) ? requested : 'en';
  const { title, authorization, refundNotice } = texts.get(textLanguage) ?? en;
  return {
    title,
    authorization: authorization.replaceAll('{creditor}', () => name),
    refundNotice,
    creditorName: name,
    creditorId,
    creditorAddress: withCountry(address, language),
    paymentType: 'RECURRENT',
    version,
    language: textLanguage,
  };
}
