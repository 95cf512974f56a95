import type { ContractChangeTexts } from './types.ts';

export const huHU: ContractChangeTexts = {
  labels: {
    receipt: 'Igazolás:',
    moment: 'Beérkezett:',
    what: 'Szerződés:',
    number: 'Szerződésszám:',
    studio: 'Stúdió:',
    ends: 'Megszűnik:',
    reason: 'Indok:',
    stillCharged: 'Még összesen fizetendő:',
    lastCharge: 'Utolsó terhelés:',
    lastChargeOn: 'Terhelés napja:',
    starts: 'Kezdete:',
    price: 'Egy részlet ára:',
    trialUntil: 'Ingyenes próba eddig:',
    firstChargeOn: 'Első terhelés napja:',
    who: 'Név:',
    customerNumber: 'Ügyfélszám:',
    dateOfBirth: 'Születési dátum:',
    kind: 'A felmondás fajtája:',
    wantedEnd: 'Megszűnés kívánt napja:',
    email: 'E-mail:',
  },
  words: {
    ORDINARY: 'rendes',
    EXTRAORDINARY: 'rendkívüli',
    EARLIEST: 'a lehető legkorábbi időpont',
  },
  occasions: {
    canceled: {
      subject: 'Felmondás visszaigazolva: {what}',
      body: 'Felmondtad a következőt: {what} ({studio}). Kérjük, őrizd meg ezt az e-mailt igazolásként. A megszűnésig a felmondást a portálon visszavonhatod.',
    },
    stays: {
      subject: 'A szerződésed folytatódik: {what}',
      body: 'Visszavontad a következő felmondását: {what} ({studio}). Minden a korábbiak szerint folytatódik. Kérjük, őrizd meg ezt az e-mailt igazolásként.',
    },
    moduleBooked: {
      subject: 'Megrendelve: {what}',
      body: 'A szerződésedhez ({studio}) megrendelted a következőt: {what}.',
    },
    received: {
      subject: 'Megkaptuk a felmondásodat',
      body: 'A felmondásod az alább megadott időpontban beérkezett ({studio}). Ezt küldted. Kérjük, őrizd meg ezt az e-mailt igazolásként.',
    },
    withdrawalReceived: {
      subject: 'Megkaptuk az elállási nyilatkozatodat',
      body: 'Az elállási nyilatkozatod az alább megadott időpontban beérkezett ({studio}). Ezt küldted. Kérjük, őrizd meg ezt az e-mailt igazolásként.',
    },
  },
};
