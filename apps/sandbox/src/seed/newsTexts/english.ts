import type { NewsTexts } from './types.ts';

export const english: NewsTexts = (studio) => ({
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
