/** Sample legal documents: realistic in form, without legal effect, and marked as samples. */
import type { Schemas } from '../platform/api.ts';

/** The provider named in a document. */
export type Party = {
  studio: string;
  legalEntity: string;
  legalEntityAddress: string;
  email: string;
};

type Section = { heading: string; paragraphs?: string[]; points?: string[] };
type Document = { title: string; intro: string; sections: Section[] };
type Documents = Record<Schemas['LegalInfoType'], (party: Party) => Document>;

export const german: Documents = {
  GENERAL_TERMS: ({ studio, legalEntity }) => ({
    title: 'Allgemeine Geschäftsbedingungen',
    intro: `Diese Bedingungen gelten zwischen ${legalEntity} und allen, die bei ${studio} trainieren.`,
    sections: [
      {
        heading: '1. Mitgliedschaft',
        paragraphs: [
          'Ein Vertrag kommt zustande, wenn wir die Anmeldung in Textform bestätigen.',
          'Nach der Mindestlaufzeit verlängert er sich auf unbestimmte Zeit und ist mit einer Frist von einem Monat kündbar.',
        ],
      },
      {
        heading: '2. Kurse und Termine',
        points: [
          'Ein Platz ist erst mit der Bestätigung gebucht.',
          'Bis zur angezeigten Frist kann kostenlos abgesagt werden.',
          'Wer auf der Warteliste steht, rückt nach, sobald ein Platz frei wird.',
        ],
      },
      {
        heading: '3. Hausordnung',
        points: [
          'Bitte saubere Sportschuhe tragen.',
          'Geräte nach dem Training abwischen und zurückräumen.',
        ],
      },
    ],
  }),
  IMPRINT: ({ legalEntity, legalEntityAddress, email }) => ({
    title: 'Impressum',
    intro: 'Angaben zum Anbieter.',
    sections: [
      { heading: 'Anbieter', paragraphs: [legalEntity, legalEntityAddress] },
      { heading: 'Kontakt', points: [`E-Mail: ${email}`] },
      {
        heading: 'Vertretung und Register',
        paragraphs: [
          'Vertreten durch: Erika Beispiel (erfunden).',
          'Registergericht: Amtsgericht Musterstadt, HRB 00000.',
        ],
      },
    ],
  }),
  PRIVACY: ({ studio, legalEntity, email }) => ({
    title: 'Datenschutzerklärung',
    intro: `Verantwortlich für die Daten der Mitglieder von ${studio} ist ${legalEntity}.`,
    sections: [
      {
        heading: 'Welche Daten wir verarbeiten',
        points: [
          'Name, Anschrift, Geburtsdatum und E-Mail-Adresse für den Vertrag',
          'Buchungen und Besuche, um Plätze zu vergeben',
          'Zahlungen; die Nummer einer Karte bleibt beim Zahlungsdienst',
        ],
      },
      {
        heading: 'Deine Rechte',
        paragraphs: [
          `Auskunft, Berichtigung, Löschung und Mitnahme der Daten: eine Nachricht an ${email} genügt.`,
        ],
      },
    ],
  }),
  REVOCATION_TERMS: ({ legalEntity, legalEntityAddress, email }) => ({
    title: 'Widerrufsbelehrung',
    intro:
      'Verträge, die online geschlossen werden, können binnen vierzehn Tagen ohne Angabe von Gründen widerrufen werden.',
    sections: [
      {
        heading: 'So geht es',
        paragraphs: [
          `Eine eindeutige Erklärung an ${legalEntity}, ${legalEntityAddress}, oder an ${email} genügt. Die Frist ist gewahrt, wenn sie vor ihrem Ablauf abgesendet wird.`,
        ],
      },
      {
        heading: 'Folgen',
        paragraphs: [
          'Wir zahlen zurück, was gezahlt wurde, spätestens binnen vierzehn Tagen. Wer vor Ablauf der Frist trainiert hat, zahlt den Teil, der darauf entfällt.',
        ],
      },
    ],
  }),
  ACCESSIBILITY_STATEMENTS: ({ studio, email }) => ({
    title: 'Erklärung zur Barrierefreiheit',
    intro: `${studio} möchte, dass alle dieses Angebot nutzen können.`,
    sections: [
      {
        heading: 'Stand',
        paragraphs: ['Das Portal strebt WCAG 2.2, Stufe AA, an.'],
        points: ['Alles ist mit der Tastatur bedienbar.', 'Texte lassen sich vergrößern.'],
      },
      { heading: 'Hinweise', paragraphs: [`Eine Hürde gefunden? Bitte schreib an ${email}.`] },
    ],
  }),
};

export const english: Documents = {
  GENERAL_TERMS: ({ studio, legalEntity }) => ({
    title: 'General terms and conditions',
    intro: `These terms apply between ${legalEntity} and everybody who trains at ${studio}.`,
    sections: [
      {
        heading: '1. Membership',
        paragraphs: [
          'A contract begins when we confirm it in writing.',
          'After its first term it goes on until it is canceled, with one month of notice.',
        ],
      },
      {
        heading: '2. Classes and appointments',
        points: [
          'A place is yours once it has been confirmed.',
          'It can be canceled at no cost until the time shown with it.',
          'Whoever waits moves up as soon as a place becomes free.',
        ],
      },
      {
        heading: '3. House rules',
        points: ['Please wear clean shoes.', 'Wipe the equipment and put it back.'],
      },
    ],
  }),
  IMPRINT: ({ legalEntity, legalEntityAddress, email }) => ({
    title: 'Imprint',
    intro: 'Who runs this studio.',
    sections: [
      { heading: 'Company', paragraphs: [legalEntity, legalEntityAddress] },
      { heading: 'Contact', points: [`E-mail: ${email}`] },
      {
        heading: 'Register',
        paragraphs: ['Represented by Erica Example (made up). Register number: 00000.'],
      },
    ],
  }),
  PRIVACY: ({ studio, legalEntity, email }) => ({
    title: 'Privacy policy',
    intro: `${legalEntity} is responsible for the data of the members of ${studio}.`,
    sections: [
      {
        heading: 'What we process',
        points: [
          'Name, address, birthday and e-mail address, for the contract',
          'Bookings and visits, to give out places',
          'Payments; the number of a card stays with the payment provider',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [`To see, correct, take along or delete your data, write to ${email}.`],
      },
    ],
  }),
  REVOCATION_TERMS: ({ legalEntity, legalEntityAddress, email }) => ({
    title: 'Right of withdrawal',
    intro: 'A contract made online can be withdrawn from within fourteen days, without a reason.',
    sections: [
      {
        heading: 'How',
        paragraphs: [
          `A clear statement to ${legalEntity}, ${legalEntityAddress}, or to ${email} is enough, when it is sent before the fourteen days are over.`,
        ],
      },
      {
        heading: 'What follows',
        paragraphs: [
          'We pay back what was paid, within fourteen days. Whoever has trained meanwhile pays for that part.',
        ],
      },
    ],
  }),
  ACCESSIBILITY_STATEMENTS: ({ studio, email }) => ({
    title: 'Accessibility statement',
    intro: `${studio} wants everybody to be able to use this portal.`,
    sections: [
      {
        heading: 'Where we are',
        paragraphs: ['The portal aims at WCAG 2.2, level AA.'],
        points: ['Everything works with the keyboard.', 'Text can be made larger.'],
      },
      { heading: 'Tell us', paragraphs: [`Something is in your way? Write to ${email}.`] },
    ],
  }),
};

/** Renders a document. @param notice text at the top that marks it as a sample */
export function toHtml({ title, intro, sections }: Document, notice: string): string {
  const parts = sections.map(({ heading, paragraphs = [], points = [] }) => {
    const list = points.map((point) => `<li>${point}</li>`).join('');
    const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
    return `<h2>${heading}</h2>${text}${list && `<ul>${list}</ul>`}`;
  });
  return `<h1>${title}</h1><p><strong>${notice}</strong></p><p>${intro}</p>${parts.join('')}`;
}
