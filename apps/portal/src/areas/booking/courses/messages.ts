import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'booking',
  defineMessages({
    title: {
      id: 'courses.title',
      defaultMessage: 'Classes',
      description: 'Title of the course list.',
    },
    previousWeek: {
      id: 'courses.previousWeek',
      defaultMessage: 'Previous week',
      description: 'Link: the week before.',
    },
    nextWeek: {
      id: 'courses.nextWeek',
      defaultMessage: 'Next week',
      description: 'Link: the week after.',
    },
    nextFree: {
      id: 'courses.nextFree',
      defaultMessage: 'Next free place: {date}',
      description:
        'Link on a day without classes: to the next day on which a class has a free place.',
    },
    dayLabel: {
      id: 'courses.dayLabel',
      defaultMessage: '{date}, {count, plural, =0 {no classes} one {# class} other {# classes}}',
      description: 'Label of a day in the week strip; {date} is a full date.',
    },
    filterCategory: {
      id: 'courses.filterCategory',
      defaultMessage: 'Type of class',
      description: 'Name of the group of filters.',
    },
    filterCourse: {
      id: 'courses.filterCourse',
      defaultMessage: 'Class',
      description: 'Name of a group of filters: the classes by name.',
    },
    filterTrainer: {
      id: 'courses.filterTrainer',
      defaultMessage: 'Trainer',
      description: 'Name of a group of filters: who leads the class.',
    },
    filterRoom: {
      id: 'courses.filterRoom',
      defaultMessage: 'Room',
      description: 'Name of a group of filters: where in the studio the class takes place.',
    },
    filterTime: {
      id: 'courses.filterTime',
      defaultMessage: 'Time of day',
      description: 'Name of a group of filters: morning, afternoon, evening.',
    },
    filterFree: {
      id: 'courses.filterFree',
      defaultMessage: 'Free places',
      description: 'Filter: classes that still have a free place; also the name of its group.',
    },
    filterStudios: {
      id: 'courses.filterStudios',
      defaultMessage: 'Other studios',
      description: 'Label of a field: the studios whose classes are shown in the same list.',
    },
    moreFilters: {
      id: 'courses.moreFilters',
      defaultMessage: 'Filters',
      description: 'Button that opens all filters, and their title.',
    },
    moreFiltersOn: {
      id: 'courses.moreFiltersOn',
      defaultMessage: 'Filters ({count})',
      description: 'Button that opens all filters, of which {count} are chosen.',
    },
    found: {
      id: 'courses.found',
      defaultMessage: '{count, plural, one {# class} other {# classes}}',
      description: 'How many classes fit the filters. Heard by screen readers after each change.',
    },
    showFound: {
      id: 'courses.showFound',
      defaultMessage: '{count, plural, one {Show # class} other {Show # classes}}',
      description: 'Button under the filters: closes them; {count} classes fit.',
    },
    showMore: {
      id: 'courses.showMore',
      defaultMessage: '{count, plural, one {Show # more class} other {Show # more classes}}',
      description: 'Button at the end of a long list.',
    },
    othersFailed: {
      id: 'courses.othersFailed',
      defaultMessage:
        'Classes of the other studios couldn’t be loaded. Those of this studio are below.',
      description: 'Notice above the list.',
    },
    view: {
      id: 'courses.view',
      defaultMessage: 'View',
      description: 'Name of the switch between list and week.',
    },
    viewList: {
      id: 'courses.viewList',
      defaultMessage: 'Day',
      description: 'View: the classes of one day as a list.',
    },
    viewWeek: {
      id: 'courses.viewWeek',
      defaultMessage: 'Week',
      description: 'View: the classes of a week side by side.',
    },
    moreOnDay: {
      id: 'courses.moreOnDay',
      defaultMessage: '+ {count} more',
      description:
        'Link in the week view to the list of the day, which has {count} further classes.',
    },
    emptyWeek: {
      id: 'courses.emptyWeek',
      defaultMessage: 'No classes this week.',
      description: 'Week view without classes.',
    },
    emptyFilterWeek: {
      id: 'courses.emptyFilterWeek',
      defaultMessage: 'No class matches your filters this week.',
      description: 'Week view emptied by filters.',
    },
    emptyDay: {
      id: 'courses.emptyDay',
      defaultMessage: 'No classes on this day.',
      description: 'Empty course list.',
    },
    emptyFilter: {
      id: 'courses.emptyFilter',
      defaultMessage: 'No class matches your filters on this day.',
      description: 'Course list emptied by filters.',
    },
    clearFilter: {
      id: 'courses.clearFilter',
      defaultMessage: 'Show all classes',
      description: 'Button: removes the filters.',
    },
    trainerAndRoom: {
      id: 'courses.trainerAndRoom',
      defaultMessage: '{trainers} · {rooms}',
      description: 'Who leads a course and where; both are lists of names.',
    },
    notFound: {
      id: 'courses.notFound',
      defaultMessage: 'This class is no longer available.',
      description: 'The address names no course.',
    },
    toCourses: {
      id: 'courses.toCourses',
      defaultMessage: 'View all classes',
      description: 'Link back to the course list.',
    },
    tomorrow: {
      id: 'courses.tomorrow',
      defaultMessage: 'Tomorrow',
      description: 'On the studio home page, above the courses of tomorrow.',
    },
    todayIsOver: {
      id: 'courses.todayIsOver',
      defaultMessage: 'No more classes today. The next one starts tomorrow at {time}.',
      description: 'On the studio home page, late in the day; the courses of tomorrow follow.',
    },
    nothingSoon: {
      id: 'courses.nothingSoon',
      defaultMessage: 'No more classes today or tomorrow.',
      description: 'On the studio home page, instead of the next courses.',
    },
    when: { id: 'courses.when', defaultMessage: 'When', description: 'Label of date and time.' },
    where: {
      id: 'courses.where',
      defaultMessage: 'Where',
      description: 'Label of room and studio.',
    },
    who: { id: 'courses.who', defaultMessage: 'With', description: 'Label of the trainers.' },
    price: { id: 'courses.price', defaultMessage: 'Price', description: 'Label of the price.' },
    places: {
      id: 'courses.placesLabel',
      defaultMessage: 'Places',
      description: 'Label of the number of free places.',
    },
    details: {
      id: 'courses.details',
      defaultMessage: 'View details',
      description: 'Link beside a summary of a class: to its page with all details.',
    },
    nextDates: {
      id: 'courses.nextDates',
      defaultMessage: 'Next dates',
      description: 'Heading above the next times of the same class.',
    },
    overToday: {
      id: 'courses.overToday',
      defaultMessage: 'Earlier today ({count})',
      description: 'Unfolds the classes or times of today that are over.',
    },
    today: {
      id: 'home.today',
      defaultMessage: 'Later today',
      description: 'Heading above the next courses of today.',
    },
    loadingToday: {
      id: 'home.loadingToday',
      defaultMessage: 'Loading today’s classes…',
      description: 'Heard by screen readers.',
    },
    allCourses: {
      id: 'home.allCourses',
      defaultMessage: 'View all classes',
      description: 'Link under the courses of today.',
    },
  }),
);
