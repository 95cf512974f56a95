import type { MailTexts } from '../texts.ts';

export const itIT: MailTexts = {
  hello: 'Ciao {name},',
  helloNobody: 'Ciao,',
  code: 'Il tuo codice:',
  ignore: 'Se non sei stato tu, non fare nulla: senza il codice non succede niente.',
  alarm: 'Se non sei stato tu, imposta subito una nuova password e scrivi al tuo centro.',
  closing: 'Il team di {brand}',
  mails: {
    verification: {
      subject: 'Conferma il tuo indirizzo e-mail',
      body: 'Ti diamo il benvenuto in {brand}. Conferma il tuo indirizzo con il codice o il link; entrambi valgono 24 ore.',
      button: "Conferma l'indirizzo",
    },
    reset: {
      subject: 'Imposta una nuova password',
      body: 'Qualcuno, speriamo tu, vuole impostare una nuova password per {brand}. Codice e link valgono 30 minuti.',
      button: 'Imposta una nuova password',
    },
    changeEmail: {
      subject: 'Conferma il tuo nuovo indirizzo e-mail',
      body: 'Questo indirizzo sta per diventare il tuo indirizzo principale per {brand}. Confermalo entro 24 ore.',
      button: 'Conferma il nuovo indirizzo',
    },
    additionalEmail: {
      subject: 'Conferma il tuo indirizzo e-mail aggiuntivo',
      body: 'Questo indirizzo è stato aggiunto al tuo account di {brand}. Confermalo entro 24 ore.',
      button: "Conferma l'indirizzo",
    },
    passwordChanged: {
      subject: 'La tua password è cambiata',
      body: 'La password del tuo account di {brand} è appena cambiata. Tutti gli altri dispositivi sono disconnessi.',
      button: null,
    },
    emailChanged: {
      subject: 'Il tuo indirizzo e-mail è cambiato',
      body: "L'indirizzo principale del tuo account di {brand} ora è un altro. Tutti gli altri dispositivi sono disconnessi.",
      button: null,
    },
    addressTaken: {
      subject: 'Hai già un account',
      body: 'Qualcuno ha voluto usare questo indirizzo per un account di {brand}, ma ne ha già uno. Se sei stato tu, accedi; se non ricordi più la password, impostane una nuova.',
      button: 'Imposta una nuova password',
    },
    accountDeleted: {
      subject: 'Il tuo account è stato eliminato',
      body: 'Il tuo account di {brand} è stato eliminato, come volevi. Non conserviamo più i tuoi dati personali.',
      button: null,
    },
  },
};
