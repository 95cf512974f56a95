import type { NewsTexts } from './types.ts';

export const german: NewsTexts = (studio) => ({
  anniversary: {
    title: `${studio} feiert Geburtstag`,
    teaser: 'Danke für ein weiteres Jahr mit euch: am Samstag gibt es Kuchen und offene Kurse.',
    body: '<p>Ein Jahr mehr, und es macht immer noch Spaß. Am <strong>Samstag ab 10 Uhr</strong> feiern wir mit euch.</p><ul><li>Kuchen an der Theke, solange er reicht</li><li>Alle Kurse ohne Anmeldung</li><li>Freunde sind willkommen</li></ul>',
  },
  equipment: {
    title: 'Neue Rudergeräte sind da',
    teaser: 'Sechs neue Geräte stehen am Fenster. Wir zeigen euch gern, wie man sie einstellt.',
    body: '<p>Die alten Rudergeräte haben ausgedient. Ab sofort stehen <strong>sechs neue</strong> am Fenster.</p><p>Wer eine Einweisung möchte, fragt einfach am Empfang.</p>',
  },
  course: {
    title: 'Neu im Plan: Kurse am Mittag',
    teaser:
      'Zu viel gesessen? Jeden Dienstag und Donnerstag gibt es jetzt einen Kurs um 12:15 Uhr.',
    body: '<p>Kurz genug für die Mittagspause, und danach ist der Kopf wieder frei.</p><ul><li>Dienstag und Donnerstag, 12:15 Uhr</li><li>Handtuch und Wasser genügen</li></ul><p>Plätze gibt es wie immer unter <em>Kurse</em>.</p>',
  },
  holiday: {
    title: 'Kürzere Zeiten am Feiertag',
    teaser: 'Am nächsten Feiertag öffnen wir von 9 bis 14 Uhr.',
    body: '<p>Am nächsten Feiertag sind wir von <strong>9 bis 14 Uhr</strong> da. Die Kurse am Abend entfallen; wer gebucht hat, bekommt Bescheid.</p>',
  },
  openDay: {
    title: 'Tag der offenen Tür',
    teaser: 'Bringt jemanden mit, der uns noch nicht kennt: heute ist der Eintritt frei.',
    body: '<p>Heute trainieren alle kostenlos, auch ohne Mitgliedschaft.</p><ul><li>Führungen zur vollen Stunde</li><li>Schnupperkurse ab 16 Uhr</li></ul>',
  },
  challenge: {
    title: 'Die Winterwette beginnt',
    teaser: 'Zwölf Besuche in vier Wochen. Wer es schafft, bekommt eine Trinkflasche.',
    body: '<p>Vier Wochen, zwölf Besuche, eine Trinkflasche. Anmelden könnt ihr euch am Empfang.</p>',
  },
});
