import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'studio',
  defineMessages({
    title: {
      id: 'studios.title',
      defaultMessage: 'Our studios',
      description: 'Title of the studio list.',
    },
    intro: {
      id: 'studios.intro',
      defaultMessage: 'Choose a studio to see its classes and book.',
      description: 'Under the title of the studio list.',
    },
    place: {
      id: 'studios.place',
      defaultMessage: 'Studio, town or postcode',
      description: 'Label of the search for studios by name or address, or near a town.',
    },
    searching: {
      id: 'studios.searching',
      defaultMessage: 'Searching…',
      description: 'While towns are looked up.',
    },
    typeMore: {
      id: 'studios.typeMore',
      defaultMessage: 'Enter at least two characters',
      description: 'Below the search while its text is too short.',
    },
    clearPlace: {
      id: 'studios.clearPlace',
      defaultMessage: 'Clear',
      description: 'Button: empties the search.',
    },
    mapsDown: {
      id: 'studios.mapsDown',
      defaultMessage:
        'You can’t search around a town at the moment. You can still find studios by name and address.',
      description: 'The maps service does not answer.',
    },
    categories: {
      id: 'studios.categories',
      defaultMessage: 'Type of studio',
      description: 'Name of a group of filters.',
    },
    features: {
      id: 'studios.features',
      defaultMessage: 'Facilities',
      description: 'Name of a group of filters, and of the button that opens them.',
    },
    featuresOn: {
      id: 'studios.featuresOn',
      defaultMessage: 'Facilities ({count})',
      description: 'Button that opens the filters by facility, of which {count} are chosen.',
    },
    showFound: {
      id: 'studios.showFound',
      defaultMessage: '{count, plural, one {Show # studio} other {Show # studios}}',
      description: 'Button under the filters: closes them; {count} studios fit.',
    },
    count: {
      id: 'studios.count',
      defaultMessage: '{count, plural, one {# studio} other {# studios}}',
      description: 'How many studios the search and the filters leave.',
    },
    shownOf: {
      id: 'studios.shownOf',
      defaultMessage: '{shown} of {count} studios',
      description: 'How many of the studios that were found are shown; more than one.',
    },
    more: {
      id: 'studios.more',
      defaultMessage: 'Show more studios',
      description: 'Button at the end of the studio list.',
    },
    noMatch: {
      id: 'studios.noMatch',
      defaultMessage:
        'No studio matches “{text}”. Check the spelling, or search for a town nearby.',
      description: 'The search for studios by name or address found nothing.',
    },
    nothing: {
      id: 'studios.nothing',
      defaultMessage: 'No studio matches all your filters. Remove one.',
      description: 'The filters leave no studio.',
    },
    empty: {
      id: 'studios.empty',
      defaultMessage: 'There are no studios here yet.',
      description: 'Empty studio list.',
    },
    nearMe: {
      id: 'studios.nearMe',
      defaultMessage: 'Near me',
      description: 'Button beside the search for a town: asks the device where the reader is.',
    },
    yourPlace: {
      id: 'studios.yourPlace',
      defaultMessage: 'Your location',
      description: 'In the search field when the region of the reader has no name that we know.',
    },
    positionDenied: {
      id: 'studios.positionDenied',
      defaultMessage:
        'Your browser doesn’t share your location. Allow it in your browser’s settings, or enter your town or city.',
      description: 'The reader or the browser refused to tell the position.',
    },
    positionUnknown: {
      id: 'studios.positionUnknown',
      defaultMessage: 'We couldn’t find your location. Enter your town or city.',
      description: 'The device cannot find its position.',
    },
    positionSlow: {
      id: 'studios.positionSlow',
      defaultMessage:
        'Finding your location is taking too long. Try again, or enter your town or city.',
      description: 'The position did not come in time.',
    },
    nearest: {
      id: 'studios.nearest',
      defaultMessage: 'Studios near you come first.',
      description: 'Heard and seen after the button “Near me” has worked.',
    },
    homeStudio: {
      id: 'studios.homeStudio',
      defaultMessage: 'Your home studio',
      description: 'Badge on the card of the studio that the member belongs to.',
    },
    directoryTitle: {
      id: 'studios.directoryTitle',
      defaultMessage: 'Find your studio',
      description: 'Title of the studio finder of a portal for many chains.',
    },
    directoryIntro: {
      id: 'studios.directoryIntro',
      defaultMessage: 'All studios in one place: choose one to see its classes and book.',
      description: 'Under the title of the studio finder of a portal for many chains.',
    },
  }),
);
