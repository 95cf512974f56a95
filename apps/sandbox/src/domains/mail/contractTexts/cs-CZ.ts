import type { ContractTexts } from '../contractTexts.ts';

export const csCZ: ContractTexts = {
  subject: 'Vaše smlouva: {contract}',
  body: 'Vítejte ({studio})! Uzavřeli jste smlouvu. Tento e-mail si prosím uschovejte: je v něm vše, na čem jste se dohodli.',
  changed:
    'Změnili jste své členství ({studio}). Tento e-mail si prosím uschovejte: je v něm vše, na čem jste se dohodli.',
  earlyStart:
    'Požádali jste o začátek před koncem lhůty pro odstoupení ({withdrawal}). Pokud od smlouvy odstoupíte, zaplatíte za dny do odstoupení.',
  signature: 'Podpis: {name}',
  extensions: {
    INDEFINITE:
      'Po uplynutí minimální doby trvá smlouva dál na dobu neurčitou. Výpovědní lhůta: {notice}.',
    FIXED:
      'Po uplynutí minimální doby se smlouva vždy prodlužuje (o: {further}). Výpovědní lhůta: {notice}.',
    NONE: 'Smlouva po uplynutí své doby skončí sama.',
  },
  labels: {
    what: 'Smlouva:',
    number: 'Číslo smlouvy:',
    studio: 'Studio:',
    start: 'Začíná:',
    use: 'Cvičit můžete od:',
    term: 'Minimální doba:',
    end: 'Končí nejdříve:',
    notice: 'Výpovědní lhůta:',
    cancelUntil: 'K tomuto dni vypovězte do:',
    total: 'Celkem za minimální dobu:',
    monthly: 'Měsíčně se všemi poplatky:',
    mandate: 'Reference mandátu SEPA:',
    signed: 'Podepsáno:',
    withdrawUntil: 'Odstoupit můžete do:',
    replaces: 'Místo smlouvy:',
    replacedEnd: 'Ta končí:',
    stillCharged: 'Za ni ještě zaplatíte:',
    credit: 'Vrátíme vám:',
  },
};
