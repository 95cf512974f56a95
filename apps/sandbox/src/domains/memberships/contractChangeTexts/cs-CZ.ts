import type { ContractChangeTexts } from './types.ts';

export const csCZ: ContractChangeTexts = {
  labels: {
    receipt: 'Potvrzení:',
    moment: 'Přijato:',
    what: 'Smlouva:',
    number: 'Číslo smlouvy:',
    studio: 'Studio:',
    ends: 'Končí:',
    reason: 'Důvod:',
    stillCharged: 'Ještě bude účtováno celkem:',
    lastCharge: 'Poslední platba:',
    lastChargeOn: 'Účtováno dne:',
    starts: 'Začíná:',
    price: 'Cena jedné platby:',
    trialUntil: 'Zdarma na zkoušku do:',
    firstChargeOn: 'První platba dne:',
    who: 'Jméno:',
    customerNumber: 'Zákaznické číslo:',
    dateOfBirth: 'Datum narození:',
    kind: 'Druh výpovědi:',
    wantedEnd: 'Požadovaný konec:',
    email: 'E-mail:',
  },
  words: {
    ORDINARY: 'řádná',
    EXTRAORDINARY: 'mimořádná',
    EARLIEST: 'nejbližší možný termín',
  },
  occasions: {
    canceled: {
      subject: 'Výpověď potvrzena: {what}',
      body: 'Vaše výpověď je potvrzena: {what} ({studio}). Tento e-mail si prosím uschovejte jako potvrzení. Do konce smlouvy můžete výpověď v portálu vzít zpět.',
    },
    stays: {
      subject: 'Vaše smlouva trvá dál: {what}',
      body: 'Výpověď je vzata zpět: {what} ({studio}). Vše trvá jako dosud. Tento e-mail si prosím uschovejte jako potvrzení.',
    },
    moduleBooked: {
      subject: 'Objednáno: {what}',
      body: 'Ke smlouvě ({studio}) máte objednáno: {what}.',
    },
    received: {
      subject: 'Přijali jsme vaši výpověď',
      body: 'Vaše výpověď byla přijata v čase uvedeném níže ({studio}). Odeslané údaje jsou uvedeny níže. Tento e-mail si prosím uschovejte jako potvrzení.',
    },
    withdrawalReceived: {
      subject: 'Přijali jsme vaše odstoupení',
      body: 'Vaše odstoupení od smlouvy bylo přijato v čase uvedeném níže ({studio}). Odeslané údaje jsou uvedeny níže. Tento e-mail si prosím uschovejte jako potvrzení.',
    },
  },
};
