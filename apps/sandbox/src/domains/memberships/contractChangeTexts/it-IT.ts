import type { ContractChangeTexts } from './types.ts';

export const itIT: ContractChangeTexts = {
  labels: {
    receipt: 'Ricevuta:',
    moment: 'Ricevuto:',
    what: 'Contratto:',
    number: 'Numero di contratto:',
    studio: 'Centro:',
    ends: 'Termina il:',
    reason: 'Motivo:',
    stillCharged: 'Totale ancora da addebitare:',
    lastCharge: 'Ultimo addebito:',
    lastChargeOn: 'Addebitato il:',
    starts: 'Inizia il:',
    price: 'Prezzo di ogni pagamento:',
    trialUntil: 'Prova gratuita fino al:',
    firstChargeOn: 'Primo addebito il:',
    who: 'Nome:',
    customerNumber: 'Numero cliente:',
    dateOfBirth: 'Data di nascita:',
    kind: 'Tipo di disdetta:',
    wantedEnd: 'Data di fine desiderata:',
    email: 'E-mail:',
  },
  words: {
    ORDINARY: 'con preavviso',
    EXTRAORDINARY: 'per un giustificato motivo',
    EARLIEST: 'la prima data possibile',
  },
  occasions: {
    canceled: {
      subject: 'Disdetta confermata: {what}',
      body: 'Hai disdetto {what} presso {studio}. Conserva questa e-mail come ricevuta. Fino alla data di fine puoi ritirare la disdetta nel portale.',
    },
    stays: {
      subject: 'Il tuo contratto continua: {what}',
      body: 'Hai ritirato la disdetta di {what} presso {studio}. Tutto continua come prima. Conserva questa e-mail come ricevuta.',
    },
    moduleBooked: {
      subject: 'Aggiunto: {what}',
      body: 'Hai aggiunto {what} al tuo contratto presso {studio}.',
    },
    received: {
      subject: 'Abbiamo ricevuto la tua disdetta',
      body: 'La tua disdetta è stata ricevuta per {studio} nel momento indicato sotto. Ecco ciò che hai inviato. Conserva questa e-mail come ricevuta.',
    },
    withdrawalReceived: {
      subject: 'Abbiamo ricevuto il tuo recesso',
      body: 'Il tuo recesso dal contratto è stato ricevuto per {studio} nel momento indicato sotto. Ecco ciò che hai inviato. Conserva questa e-mail come ricevuta.',
    },
  },
};
