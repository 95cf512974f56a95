import type { IdleTexts } from './types.ts';

export const csCZ: IdleTexts = {
  labels: {
    what: 'Smlouva:',
    number: 'Číslo smlouvy:',
    studio: 'Studio:',
    starts: 'Od:',
    ends: 'Do:',
    reason: 'Důvod:',
    termUntil: 'Minimální doba trvání do:',
    notCharged: 'Neúčtuje se celkem:',
  },
  occasions: {
    asked: {
      subject: 'Obdrželi jsme žádost o přerušení: {what}',
      body: 'Studio vaši žádost o přerušení posoudí: {what} ({studio}). Rozhodnutí se dozvíte e-mailem. Pokud ji studio přijme, bude mít přerušení na smlouvu níže uvedený vliv.',
    },
    accepted: {
      subject: 'Přerušení potvrzeno: {what}',
      body: 'V níže uvedených dnech je přerušeno: {what} ({studio}). Co za ně již bylo naúčtováno, vám připíšeme k dobru.',
    },
    rejected: {
      subject: 'Přerušení nebylo přijato: {what}',
      body: 'Studio {studio} nepřijalo přerušení v níže uvedených dnech: {what}. Smlouva pokračuje jako dosud.',
    },
    canceled: {
      subject: 'Přerušení zrušeno: {what}',
      body: 'Přerušení v níže uvedených dnech je zrušeno: {what} ({studio}). Smlouva pokračuje, jako by žádné nebylo.',
    },
  },
  contractEnds: 'Smlouva byla vypovězena nebo skončila.',
};
