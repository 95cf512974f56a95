import type { IdleTexts } from './types.ts';

export const itIT: IdleTexts = {
  labels: {
    what: 'Contratto:',
    number: 'Numero di contratto:',
    studio: 'Centro:',
    starts: 'Dal:',
    ends: 'Al:',
    reason: 'Motivo:',
    termUntil: 'Durata minima fino al:',
    notCharged: 'Totale non addebitato:',
  },
  occasions: {
    asked: {
      subject: 'Abbiamo ricevuto la tua richiesta di sospensione: {what}',
      body: 'Hai chiesto una sospensione di {what} presso {studio}. Il centro la esaminerà e riceverai la decisione per e-mail. Se la accetta, la sospensione avrà sul tuo contratto l’effetto indicato sotto.',
    },
    accepted: {
      subject: 'La tua sospensione è confermata: {what}',
      body: '{what} presso {studio} è in sospensione nei giorni indicati sotto. Ti accreditiamo quanto è già stato addebitato per questi giorni.',
    },
    rejected: {
      subject: 'La tua sospensione non è stata accettata: {what}',
      body: '{studio} non ha accettato la sospensione di {what} nei giorni indicati sotto. Il tuo contratto continua come prima.',
    },
    canceled: {
      subject: 'La tua sospensione è annullata: {what}',
      body: 'Hai annullato la sospensione di {what} presso {studio} nei giorni indicati sotto. Il tuo contratto continua come se non l’avessi chiesta.',
    },
  },
  contractEnds: 'Il contratto è disdetto o terminato.',
};
