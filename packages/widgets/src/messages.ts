/** Texts of the widgets; the portal says the same things in the same words. */
import { defineMessages, type MessageDescriptor } from 'react-intl';

const defined = defineMessages({
  aMonth: {
    id: 'widget.aMonth',
    defaultMessage: '{price} a month',
    description: 'Price of a membership.',
  },
  allClasses: {
    id: 'widget.allClasses',
    defaultMessage: 'View all classes',
    description: 'Link to the timetable of the portal.',
  },
  allTimes: {
    id: 'widget.allTimes',
    defaultMessage: 'View all times',
    description: 'Link to all free times of the trial session.',
  },
  book: {
    id: 'widget.book',
    defaultMessage: 'Book',
    description: 'Link of a class with free places.',
  },
  bookTrial: {
    id: 'widget.bookTrial',
    defaultMessage: 'Book a trial session',
    description: 'Link to the trial session.',
  },
  broken: {
    id: 'widget.broken',
    defaultMessage: 'Something went wrong on our side. Try again in a moment.',
    description: 'An answer could not be used.',
  },
  classes: {
    id: 'widget.classes',
    defaultMessage: 'Classes',
    description: 'Name of the widget with the timetable.',
  },
  closed: {
    id: 'widget.closed',
    defaultMessage: 'Booking closed',
    description: 'State of a class: too late to book.',
  },
  dayLabel: {
    id: 'widget.dayLabel',
    defaultMessage: '{date}, {count, plural, =0 {no classes} one {# class} other {# classes}}',
    description: 'Name of a day for screen readers; {date} is the full date.',
  },
  emptyDay: {
    id: 'widget.emptyDay',
    defaultMessage: 'No classes on this day.',
    description: 'In place of the classes of a day.',
  },
  free: {
    id: 'widget.free',
    defaultMessage: 'free',
    description: 'In place of the price of a trial session.',
  },
  from: {
    id: 'widget.from',
    defaultMessage: 'from {price} a month',
    description: 'Price of the cheapest of several terms of a membership.',
  },
  full: {
    id: 'widget.full',
    defaultMessage: 'Full',
    description: 'State of a class: no place, no waiting list.',
  },
  membersOnly: {
    id: 'widget.membersOnly',
    defaultMessage: 'Members only',
    description: 'Link of a class that only members can book.',
  },
  memberships: {
    id: 'widget.memberships',
    defaultMessage: 'Memberships',
    description: 'Name of the widget with the memberships.',
  },
  minutes: {
    id: 'widget.minutes',
    defaultMessage: '{minutes, plural, one {It takes # minute.} other {It takes # minutes.}}',
    description: 'Length of a trial session.',
  },
  nextFree: {
    id: 'widget.nextFree',
    defaultMessage: 'Next free times',
    description: 'Heading above the next free times of a trial session.',
  },
  nextWeek: { id: 'widget.nextWeek', defaultMessage: 'Next week', description: 'Button.' },
  noOffers: {
    id: 'widget.noOffers',
    defaultMessage: 'You can’t join online here at the moment',
    description: 'In place of the memberships.',
  },
  noTimes: {
    id: 'widget.noTimes',
    defaultMessage: 'No free times in the coming weeks',
    description: 'In place of the free times of a trial session.',
  },
  noTrial: {
    id: 'widget.noTrial',
    defaultMessage: 'This studio doesn’t offer a trial session at the moment.',
    description: 'In place of the trial session.',
  },
  notAllowed: {
    id: 'widget.notAllowed',
    defaultMessage: 'The studio hasn’t allowed this website to show this.',
    description: 'The studio has not allowed this website to show its widgets.',
  },
  online: {
    id: 'widget.online',
    defaultMessage: 'Online',
    description: 'In place of the room of a class that is streamed.',
  },
  opens: {
    id: 'widget.opens',
    defaultMessage: 'Opens {when}',
    description: 'State of a class: can be booked later; {when} is a weekday and a time.',
  },
  places: {
    id: 'widget.places',
    defaultMessage: '{free, plural, =0 {No free places} one {# free place} other {# free places}}',
    description: 'Free places of a class.',
  },
  previousWeek: {
    id: 'widget.previousWeek',
    defaultMessage: 'Previous week',
    description: 'Button.',
  },
  retry: {
    id: 'widget.retry',
    defaultMessage: 'Try again',
    description: 'Button after a failure.',
  },
  showMore: {
    id: 'widget.showMore',
    defaultMessage: 'Show more',
    description: 'Button below the first classes of a day.',
  },
  toStudio: {
    id: 'widget.toStudio',
    defaultMessage: 'To the studio page',
    description: 'Link to the studio in the portal.',
  },
  totalFor: {
    id: 'widget.totalFor',
    defaultMessage: '{total} in total for {term}',
    description: 'Total price of a membership; {term} is its length.',
  },
  trialSession: {
    id: 'widget.trialSession',
    defaultMessage: 'Trial session',
    description: 'Name of the widget with the trial session, if the studio has given it none.',
  },
  unreachable: {
    id: 'widget.unreachable',
    defaultMessage: 'We couldn’t reach the studio’s system. Check your connection.',
    description: 'The backend cannot be reached.',
  },
  viewOffer: {
    id: 'widget.viewOffer',
    defaultMessage: 'View membership',
    description: 'Link of a membership.',
  },
  waitingList: {
    id: 'widget.waitingList',
    defaultMessage: 'Join waiting list',
    description: 'Link of a full class with a waiting list.',
  },
});

/** With the type of any message: react-intl's own would require declaring the values a second time. */
export const messages: Readonly<Record<keyof typeof defined, MessageDescriptor>> = defined;
