import type { ContractTexts } from '../contractTexts.ts';

export const slSI: ContractTexts = {
  subject: 'Vaša pogodba: {contract}',
  body: 'Dobrodošli: {studio}! Sklenili ste pogodbo. To e-pošto shranite: v njej je vse, kar ste se dogovorili.',
  changed:
    'Zamenjali ste članstvo ({studio}). To e-sporočilo shranite: v njem je vse, o čemer ste se dogovorili.',
  earlyStart:
    'Zahtevali ste začetek pred koncem roka za odstop ({withdrawal}). Če od pogodbe odstopite, plačate dneve do odstopa.',
  signature: 'Podpis: {name}',
  extensions: {
    INDEFINITE:
      'Po najkrajšem obdobju pogodba teče naprej za nedoločen čas. Odpovedni rok: {notice}.',
    FIXED:
      'Po najkrajšem obdobju se pogodba vsakič podaljša za: {further}. Odpovedni rok: {notice}.',
    NONE: 'Pogodba se po svojem obdobju konča sama.',
  },
  labels: {
    what: 'Pogodba:',
    number: 'Številka pogodbe:',
    studio: 'Studio:',
    start: 'Začne se:',
    use: 'Vadite lahko od:',
    term: 'Najkrajše obdobje:',
    end: 'Konča se najprej:',
    notice: 'Odpovedni rok:',
    cancelUntil: 'Za to odpovejte do:',
    total: 'Skupaj za najkrajše obdobje:',
    monthly: 'Na mesec, z vsemi stroški:',
    mandate: 'Sklic mandata SEPA:',
    signed: 'Podpisano:',
    withdrawUntil: 'Odstopite lahko do:',
    replaces: 'Namesto:',
    replacedEnd: 'Ki se konča:',
    stillCharged: 'Zanjo še plačate:',
    credit: 'Vrnemo vam:',
  },
};
