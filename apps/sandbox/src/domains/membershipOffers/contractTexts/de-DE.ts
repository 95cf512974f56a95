import type { ContractTexts } from './types.ts';

export const deDE: ContractTexts = {
  subject: 'Dein Vertrag: {contract}',
  body: 'Willkommen bei {studio}! Du hast einen Vertrag geschlossen. Bitte bewahre diese E-Mail auf: Sie enthält alles, was du vereinbart hast.',
  changed:
    'Du hast deine Mitgliedschaft bei {studio} gewechselt. Bitte bewahre diese E-Mail auf: Sie enthält alles, was du vereinbart hast.',
  earlyStart:
    'Du hast verlangt, zu beginnen, bevor deine Widerrufsfrist am {withdrawal} endet. Wenn du widerrufst, bezahlst du die Tage bis dahin.',
  signature: 'Unterschrift von {name}',
  extensions: {
    INDEFINITE:
      'Nach der Mindestlaufzeit läuft der Vertrag auf unbestimmte Zeit weiter. Kündigungsfrist: {notice}.',
    FIXED:
      'Nach der Mindestlaufzeit verlängert sich der Vertrag jeweils um {further}. Kündigungsfrist: {notice}.',
    NONE: 'Der Vertrag endet nach seiner Laufzeit von selbst.',
  },
  labels: {
    what: 'Vertrag:',
    number: 'Vertragsnummer:',
    studio: 'Studio:',
    start: 'Beginnt am:',
    use: 'Du kannst trainieren ab:',
    term: 'Mindestlaufzeit:',
    end: 'Endet frühestens am:',
    notice: 'Kündigungsfrist:',
    cancelUntil: 'Dafür kündigen bis:',
    total: 'Gesamtpreis in der Mindestlaufzeit:',
    monthly: 'Im Monat, mit allen Gebühren:',
    mandate: 'SEPA-Mandatsreferenz:',
    signed: 'Unterschrieben:',
    withdrawUntil: 'Widerrufen kannst du bis:',
    replaces: 'Statt:',
    replacedEnd: 'Endet am:',
    stillCharged: 'Dafür noch zu zahlen:',
    credit: 'Gutschrift:',
  },
};
