import type { ContractTexts } from './types.ts';

export const slSI: ContractTexts = {
  subject: 'Vaša pogodba: {contract}',
  body: 'Pozdravlja vas studio {studio}! Sklenili ste pogodbo. To e-poštno sporočilo shranite: v njem je vse, o čemer ste se dogovorili.',
  changed:
    'Zamenjali ste članstvo ({studio}). To e-poštno sporočilo shranite: v njem je vse, o čemer ste se dogovorili.',
  earlyStart:
    'Zahtevali ste začetek pred koncem roka za odstop ({withdrawal}). Če od pogodbe odstopite, plačate za dni do odstopa.',
  signature: 'Podpis: {name}',
  extensions: {
    INDEFINITE:
      'Po najkrajšem trajanju se pogodba nadaljuje za nedoločen čas. Odpovedni rok: {notice}.',
    FIXED:
      'Po najkrajšem trajanju se pogodba vsakič podaljša za: {further}. Odpovedni rok: {notice}.',
    NONE: 'Pogodba se po izteku trajanja konča samodejno.',
  },
  labels: {
    what: 'Pogodba:',
    number: 'Številka pogodbe:',
    studio: 'Studio:',
    start: 'Začne se:',
    use: 'Vadite lahko od:',
    term: 'Najkrajše trajanje:',
    end: 'Najzgodnejši konec:',
    notice: 'Odpovedni rok:',
    cancelUntil: 'Za to odpovejte do:',
    total: 'Skupaj za najkrajše trajanje:',
    monthly: 'Na mesec, z vsemi pristojbinami:',
    mandate: 'Referenčna oznaka soglasja SEPA:',
    signed: 'Podpisano:',
    withdrawUntil: 'Odstopite lahko do:',
    replaces: 'Namesto:',
    replacedEnd: 'Prejšnja se konča:',
    stillCharged: 'Zanjo še plačate:',
    credit: 'Dobropišemo vam:',
  },
};
