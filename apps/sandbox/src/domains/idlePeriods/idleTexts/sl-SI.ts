import type { IdleTexts } from './types.ts';

export const slSI: IdleTexts = {
  labels: {
    what: 'Pogodba:',
    number: 'Številka pogodbe:',
    studio: 'Studio:',
    starts: 'Od:',
    ends: 'Do:',
    reason: 'Razlog:',
    termUntil: 'Najkrajše trajanje do:',
    notCharged: 'Skupaj ne zaračunamo:',
  },
  occasions: {
    asked: {
      subject: 'Prejeli smo prošnjo za mirovanje: {what}',
      body: 'Zaprosili ste za mirovanje: {what} ({studio}). Studio jo bo pregledal, o odločitvi pa vas obvestimo po e-pošti. Če jo sprejme, bo mirovanje na pogodbo vplivalo, kot je navedeno spodaj.',
    },
    accepted: {
      subject: 'Mirovanje potrjeno: {what}',
      body: 'V spodaj navedenih dneh miruje: {what} ({studio}). Kar je bilo zanje že zaračunano, vam priznamo v dobro.',
    },
    rejected: {
      subject: 'Mirovanje ni sprejeto: {what}',
      body: 'Studio {studio} ni sprejel mirovanja v spodaj navedenih dneh: {what}. Pogodba se nadaljuje kot doslej.',
    },
    canceled: {
      subject: 'Mirovanje preklicano: {what}',
      body: 'Preklicali ste mirovanje v spodaj navedenih dneh: {what} ({studio}). Pogodba se nadaljuje, kot da zanj ne bi zaprosili.',
    },
  },
  contractEnds: 'Pogodba je odpovedana ali se je končala.',
};
