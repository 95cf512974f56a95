import type { ContractTexts } from './types.ts';

export const itIT: ContractTexts = {
  subject: 'Il tuo contratto: {contract}',
  body: 'Ti diamo il benvenuto da {studio}! Hai firmato un contratto. Conserva questa e-mail: contiene tutto ciò che hai concordato.',
  changed:
    'Hai cambiato il tuo abbonamento da {studio}. Conserva questa e-mail: contiene tutto ciò che hai concordato.',
  earlyStart:
    'Hai chiesto di iniziare prima che finisca il tuo periodo di recesso ({withdrawal}). Se recedi, paghi i giorni trascorsi fino a quel momento.',
  signature: 'Firma di {name}',
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
    cancelUntil: 'In tal caso, disdici entro il:',
    total: 'Totale per la durata minima:',
    monthly: 'Al mese, con tutte le spese:',
    mandate: 'Riferimento del mandato SEPA:',
    signed: 'Firmato:',
    withdrawUntil: 'Puoi recedere fino al:',
    replaces: 'Al posto di:',
    replacedEnd: 'Che termina il:',
    stillCharged: 'Ancora da pagare:',
    credit: 'Ti accreditiamo:',
  },
};
