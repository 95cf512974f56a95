import type { ContractTexts } from './types.ts';

export const huHU: ContractTexts = {
  subject: 'A szerződésed: {contract}',
  body: '{studio} – örülünk, hogy itt vagy! Szerződést kötöttél. Őrizd meg ezt az e-mailt: mindent tartalmaz, amiben megállapodtatok.',
  changed:
    'Tagságot váltottál itt: {studio}. Őrizd meg ezt az e-mailt: mindent tartalmaz, amiben megállapodtatok.',
  earlyStart:
    'Azt kérted, hogy az elállási határidőd lejárta ({withdrawal}) előtt kezdhess. Ha elállsz, kifizeted az addig eltelt napokat.',
  signature: '{name} aláírása',
  extensions: {
    INDEFINITE:
      'A hűségidő után a szerződés határozatlan ideig folytatódik. Felmondási idő: {notice}.',
    FIXED:
      'A hűségidő után a szerződés mindig meghosszabbodik ennyivel: {further}. Felmondási idő: {notice}.',
    NONE: 'A szerződés az időtartama végén magától megszűnik.',
  },
  labels: {
    what: 'Szerződés:',
    number: 'Szerződésszám:',
    studio: 'Stúdió:',
    start: 'Kezdete:',
    use: 'Edzhetsz ettől a naptól:',
    term: 'Hűségidő:',
    end: 'Legkorábban véget ér:',
    notice: 'Felmondási idő:',
    cancelUntil: 'Ehhez mondd fel eddig:',
    total: 'Összesen a hűségidő alatt:',
    monthly: 'Havonta, minden díjjal:',
    mandate: 'SEPA-felhatalmazás azonosítója:',
    signed: 'Aláírva:',
    withdrawUntil: 'Elállhatsz eddig:',
    replaces: 'Ennek helyére lép:',
    replacedEnd: 'Annak vége:',
    stillCharged: 'Arra még fizetendő:',
    credit: 'Jóváírjuk neked:',
  },
};
