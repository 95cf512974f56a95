import type { ContractTexts } from './types.ts';

export const nlNL: ContractTexts = {
  subject: 'Je contract: {contract}',
  body: 'Welkom bij {studio}! Je hebt een contract gesloten. Bewaar deze e-mail: er staat alles in wat je hebt afgesproken.',
  changed:
    'Je hebt je lidmaatschap bij {studio} gewijzigd. Bewaar deze e-mail: alles wat je hebt afgesproken staat erin.',
  earlyStart:
    'Je hebt gevraagd om te beginnen voordat je bedenktijd afloopt op {withdrawal}. Als je het contract herroept, betaal je de dagen tot dat moment.',
  signature: 'Handtekening van {name}',
  extensions: {
    INDEFINITE:
      'Na de minimale looptijd loopt het contract voor onbepaalde tijd door. Opzegtermijn: {notice}.',
    FIXED:
      'Na de minimale looptijd wordt het contract telkens verlengd met {further}. Opzegtermijn: {notice}.',
    NONE: 'Het contract eindigt vanzelf na de looptijd.',
  },
  labels: {
    what: 'Contract:',
    number: 'Contractnummer:',
    studio: 'Studio:',
    start: 'Begint op:',
    use: 'Je kunt trainen vanaf:',
    term: 'Minimale looptijd:',
    end: 'Eindigt op zijn vroegst op:',
    notice: 'Opzegtermijn:',
    cancelUntil: 'Daarvoor opzeggen uiterlijk op:',
    total: 'Totaal over de minimale looptijd:',
    monthly: 'Per maand, met alle kosten:',
    mandate: 'Kenmerk van de SEPA-machtiging:',
    signed: 'Getekend:',
    withdrawUntil: 'Je kunt herroepen tot en met:',
    replaces: 'In plaats van:',
    replacedEnd: 'Dat eindigt op:',
    stillCharged: 'Nog te betalen:',
    credit: 'Tegoed voor jou:',
  },
};
