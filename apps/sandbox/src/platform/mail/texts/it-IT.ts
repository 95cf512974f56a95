import type { MailTexts } from './types.ts';

export const itIT: MailTexts = {
  hello: 'Ciao {name},',
  helloNobody: 'Ciao,',
  code: 'Il tuo codice:',
  ignore:
    'Se non hai fatto tu questa richiesta, ignora questa e-mail: senza il codice non cambia nulla.',
  alarm:
    'Se non hai fatto tu questa modifica, imposta subito una nuova password e scrivi al tuo centro.',
  closing: 'Il team di {brand}',
  labels: {
    when: 'Quando:',
    where: 'Dove:',
    forWhom: 'Per:',
    bookedBy: 'Prenotazione di:',
    cancelUntil: 'Annullabile fino a:',
    confirmUntil: 'Conferma entro:',
    amount: 'Importo:',
    voucher: 'Pagato con buono regalo:',
    method: 'Metodo di pagamento:',
    paidOn: 'Data del pagamento:',
    orderReference: 'Riferimento dell’ordine:',
    bookingReference: 'Riferimento della prenotazione:',
  },
  charged: 'Abbiamo addebitato {amount}.',
  voucherReturned: 'Abbiamo riaccreditato {voucher} sul tuo buono regalo.',
  mails: {
    verification: {
      subject: 'Conferma il tuo indirizzo e-mail',
      body: 'Ti diamo il benvenuto da {brand}. Conferma il tuo indirizzo e-mail con il codice o il link. Entrambi valgono 24 ore.',
      button: 'Conferma indirizzo e-mail',
    },
    reset: {
      subject: 'Imposta una nuova password',
      body: 'È stata richiesta una nuova password per il tuo account di {brand}. Codice e link valgono 30 minuti.',
      button: 'Imposta nuova password',
    },
    changeEmail: {
      subject: 'Conferma il tuo nuovo indirizzo e-mail',
      body: 'Hai chiesto che questo diventi il tuo indirizzo principale per {brand}. Confermalo entro 24 ore.',
      button: 'Conferma indirizzo e-mail',
    },
    additionalEmail: {
      subject: 'Conferma il tuo indirizzo e-mail aggiuntivo',
      body: 'Questo indirizzo è stato aggiunto al tuo account di {brand}. Confermalo entro 24 ore.',
      button: 'Conferma indirizzo e-mail',
    },
    passwordChanged: {
      subject: 'La tua password è cambiata',
      body: 'La password del tuo account di {brand} è appena cambiata. Su tutti gli altri dispositivi la sessione è stata chiusa.',
      button: null,
    },
    emailChanged: {
      subject: 'Il tuo indirizzo e-mail è cambiato',
      body: 'L’indirizzo principale del tuo account di {brand} è cambiato. Su tutti gli altri dispositivi la sessione è stata chiusa.',
      button: null,
    },
    passkeyAdded: {
      subject: 'Una passkey è stata aggiunta al tuo account',
      body: 'Una passkey è appena stata aggiunta al tuo account di {brand}. Con essa si può accedere senza password. Puoi vedere e rimuovere le tue passkey nelle impostazioni.',
      button: null,
    },
    addressTaken: {
      subject: 'Hai già un account',
      body: 'Qualcuno ha provato a creare un account di {brand} con questo indirizzo, ma ne esiste già uno. Se l’hai fatto tu, accedi. Se hai dimenticato la password, impostane una nuova.',
      button: 'Imposta nuova password',
    },
    accountDeleted: {
      subject: 'Il tuo account è stato eliminato',
      body: 'Il tuo account di {brand} è stato eliminato, come richiesto. Conserviamo solo ciò che la legge impone, come le fatture.',
      button: null,
    },
  },
};
