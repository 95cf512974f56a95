/** News of the sample studios, in German and English. */
export type Story = 'anniversary' | 'equipment' | 'course' | 'holiday' | 'openDay' | 'challenge';

/** Text of a news story; `body` is HTML. */
export type NewsText = { title: string; teaser: string; body: string };

type Texts = (studio: string) => Record<Story, NewsText>;

const german: Texts = (studio) => ({
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

const english: Texts = (studio) => ({
  anniversary: {
    title: `${studio} has a birthday`,
    teaser: 'Thank you for another year: on Saturday there is cake, and every class is open.',
    body: '<p>One more year, and still as much fun. On <strong>Saturday from 10</strong> we celebrate with you.</p><ul><li>Cake at the bar, while it lasts</li><li>All classes without booking</li><li>Friends are welcome</li></ul>',
  },
  equipment: {
    title: 'New rowing machines',
    teaser: 'Six new ones stand by the window. We are happy to show you how to set them up.',
    body: '<p>The old rowing machines have done their time. <strong>Six new ones</strong> stand by the window.</p><p>If you would like an introduction, just ask at the desk.</p>',
  },
  course: {
    title: 'New on the timetable: classes at noon',
    teaser: 'Sat too long? There is a class at 12:15 every Tuesday and Thursday now.',
    body: '<p>Short enough for a lunch break, and your head is clear again afterwards.</p><ul><li>Tuesday and Thursday, 12:15</li><li>A towel and some water are enough</li></ul><p>Places are under <em>Classes</em>, as always.</p>',
  },
  holiday: {
    title: 'Shorter hours on the holiday',
    teaser: 'On the next public holiday we are open from 9 to 14.',
    body: '<p>On the next public holiday we are here from <strong>9 to 14</strong>. The evening classes do not take place; whoever has booked will hear from us.</p>',
  },
  openDay: {
    title: 'Open day',
    teaser: 'Bring somebody who does not know us yet: today everybody trains free.',
    body: '<p>Today everybody trains free, with or without a membership.</p><ul><li>Tours on the hour</li><li>Classes to try from 16 on</li></ul>',
  },
  challenge: {
    title: 'The winter bet begins',
    teaser: 'Twelve visits in four weeks. Whoever makes it gets a bottle.',
    body: '<p>Four weeks, twelve visits, one bottle. Sign up at the desk.</p>',
  },
});

export const newsTexts = { de: german, en: english };

/**
 * Translates the news of studios.
 * @returns texts in `to` by those in `from`
 */
export function translateNews(
  studios: readonly { name: string }[],
  from: keyof typeof newsTexts,
  to: keyof typeof newsTexts,
): Record<string, string> {
  const listTexts = (language: keyof typeof newsTexts) =>
    studios
      .flatMap(({ name }) => Object.values(newsTexts[language](name)))
      .flatMap(({ title, teaser, body }) => [title, teaser, body]);
  const translated = listTexts(to);
  return Object.fromEntries(listTexts(from).map((text, at) => [text, translated[at] ?? text]));
}
