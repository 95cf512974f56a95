import type { ContractChangeTexts } from './types.ts';

export const slSI: ContractChangeTexts = {
  labels: {
    receipt: 'Potrdilo:',
    moment: 'Prejeto:',
    what: 'Pogodba:',
    number: 'Številka pogodbe:',
    studio: 'Studio:',
    ends: 'Preneha:',
    reason: 'Razlog:',
    stillCharged: 'Skupaj še za plačilo:',
    lastCharge: 'Zadnje plačilo:',
    lastChargeOn: 'Datum plačila:',
    starts: 'Začne se:',
    price: 'Cena posameznega plačila:',
    trialUntil: 'Brezplačni preizkus do:',
    firstChargeOn: 'Datum prvega plačila:',
    who: 'Ime:',
    customerNumber: 'Številka stranke:',
    dateOfBirth: 'Datum rojstva:',
    kind: 'Vrsta odpovedi:',
    wantedEnd: 'Želeni dan prenehanja:',
    email: 'E-pošta:',
  },
  words: {
    ORDINARY: 'redna',
    EXTRAORDINARY: 'izredna',
    EARLIEST: 'prvi možni datum',
  },
  occasions: {
    canceled: {
      subject: 'Odpoved potrjena: {what}',
      body: 'Odpovedali ste: {what} ({studio}). To e-poštno sporočilo shranite kot potrdilo. Do konca lahko odpoved v portalu prekličete.',
    },
    stays: {
      subject: 'Vaša pogodba se nadaljuje: {what}',
      body: 'Preklicali ste odpoved: {what} ({studio}). Vse ostane kot doslej. To e-poštno sporočilo shranite kot potrdilo.',
    },
    moduleBooked: {
      subject: 'Naročeno: {what}',
      body: 'K svoji pogodbi ({studio}) ste naročili: {what}.',
    },
    received: {
      subject: 'Prejeli smo vašo odpoved',
      body: 'Vašo odpoved smo prejeli ob spodaj navedenem času ({studio}). To ste poslali. To e-poštno sporočilo shranite kot potrdilo.',
    },
    withdrawalReceived: {
      subject: 'Prejeli smo vaš odstop',
      body: 'Vaš odstop od pogodbe smo prejeli ob spodaj navedenem času ({studio}). To ste poslali. To e-poštno sporočilo shranite kot potrdilo.',
    },
  },
};
