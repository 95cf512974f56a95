import type { ContractTexts } from './types.ts';

export const csCZ: ContractTexts = {
  subject: 'Vaše smlouva: {contract}',
  body: 'Vítá vás studio {studio}! Vaše smlouva je uzavřená. Tento e-mail si prosím uschovejte: je v něm vše, na čem jste se dohodli.',
  changed:
    'Vaše členství je změněné ({studio}). Tento e-mail si prosím uschovejte: je v něm vše, na čem jste se dohodli.',
  earlyStart:
    'Na vaši žádost začíná smlouva před koncem lhůty pro odstoupení ({withdrawal}). Pokud od smlouvy odstoupíte, zaplatíte za dny do odstoupení.',
  signature: 'Podpis: {name}',
  extensions: {
    INDEFINITE:
      'Po uplynutí minimální doby trvání pokračuje smlouva na dobu neurčitou. Výpovědní doba: {notice}.',
    FIXED:
      'Po uplynutí minimální doby trvání se smlouva vždy prodlužuje (o: {further}). Výpovědní doba: {notice}.',
    NONE: 'Smlouva po uplynutí sjednané doby skončí automaticky.',
  },
  labels: {
    what: 'Smlouva:',
    number: 'Číslo smlouvy:',
    studio: 'Studio:',
    start: 'Začíná:',
    use: 'Cvičit můžete od:',
    term: 'Minimální doba trvání:',
    end: 'Končí nejdříve:',
    notice: 'Výpovědní doba:',
    cancelUntil: 'K tomuto dni vypovězte do:',
    total: 'Celkem za minimální dobu trvání:',
    monthly: 'Měsíčně se všemi poplatky:',
    mandate: 'Reference mandátu SEPA:',
    signed: 'Podepsáno:',
    withdrawUntil: 'Odstoupit můžete do:',
    replaces: 'Místo smlouvy:',
    replacedEnd: 'Ta končí:',
    stillCharged: 'Za ni ještě zaplatíte:',
    credit: 'Připíšeme vám:',
  },
};
