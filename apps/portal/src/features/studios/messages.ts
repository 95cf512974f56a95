import { defineMessages } from 'react-intl';
import { texts } from '../../lib/texts.ts';

export const messages = texts(
  defineMessages({
    title: {
      id: 'studios.title',
      defaultMessage: 'Our studios',
      description: 'Title of the studio list.',
    },
    intro: {
      id: 'studios.intro',
      defaultMessage: 'Choose a studio to see its courses and to book.',
      description: 'Under the title of the studio list.',
    },
    loading: {
      id: 'studios.loading',
      defaultMessage: 'Loading studios',
      description: 'Heard by screen readers.',
    },
    place: {
      id: 'studios.place',
      defaultMessage: 'Town',
      description: 'Label of the search: where to look for studios.',
    },
    searching: {
      id: 'studios.searching',
      defaultMessage: 'Searching',
      description: 'While towns are looked up.',
    },
    typeMore: {
      id: 'studios.typeMore',
      defaultMessage: 'Type the first letters of a town',
      description: 'In the empty list of suggestions.',
    },
    noPlace: {
      id: 'studios.noPlace',
      defaultMessage: 'No town begins like this',
      description: 'The search for a town found nothing.',
    },
    clearPlace: {
      id: 'studios.clearPlace',
      defaultMessage: 'Clear',
      description: 'Button: empties the search for a town.',
    },
    mapsDown: {
      id: 'studios.mapsDown',
      defaultMessage: 'Towns can’t be looked up just now. All studios are listed below.',
      description: 'The maps service does not answer.',
    },
    categories: {
      id: 'studios.categories',
      defaultMessage: 'Kind of studio',
      description: 'Name of a group of filters.',
    },
    features: {
      id: 'studios.features',
      defaultMessage: 'What it has',
      description: 'Name of a group of filters.',
    },
    count: {
      id: 'studios.count',
      defaultMessage: '{count, plural, one {# studio} other {# studios}}',
      description: 'How many studios the search and the filters leave.',
    },
    nothing: {
      id: 'studios.nothing',
      defaultMessage: 'No studio has all of this. Take a filter away.',
      description: 'The filters leave no studio.',
    },
    rating: {
      id: 'studios.rating',
      defaultMessage: '{average} of 5 ({count, plural, one {# rating} other {# ratings}})',
      description: 'What members think of a studio, in one figure.',
    },
    empty: {
      id: 'studios.empty',
      defaultMessage: 'There is no studio here yet.',
      description: 'Empty studio list.',
    },
  }),
);
