import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'account',
  defineMessages({
    memberSince: {
      id: 'profile.memberSince',
      defaultMessage: 'With us since {day}',
      description: 'Under the title of the profile: the day when the account was made.',
    },
    picture: {
      id: 'profile.picture',
      defaultMessage: 'Your picture',
      description: 'Heading above the picture of the account.',
    },
    pictureText: {
      id: 'profile.pictureText',
      defaultMessage:
        'Before upload, we shrink your picture and remove location and camera details.',
      description: 'Beside the button that chooses a picture.',
    },
    choosePicture: {
      id: 'profile.choosePicture',
      defaultMessage: 'Choose picture',
      description: 'Button: opens the choice of a file.',
    },
    removePicture: {
      id: 'profile.removePicture',
      defaultMessage: 'Remove picture',
      description: 'Button: the account has no picture any more.',
    },
    pictureSaved: {
      id: 'profile.pictureSaved',
      defaultMessage: 'Picture saved',
      description: 'Told after a picture was put up.',
    },
    pictureRemoved: {
      id: 'profile.pictureRemoved',
      defaultMessage: 'Picture removed',
      description: 'Told after the picture was removed.',
    },
    locale: {
      id: 'profile.locale',
      defaultMessage: 'Language of our emails',
      description: 'Field: the language in which mails are written.',
    },
    localeOfStudio: {
      id: 'profile.localeOfStudio',
      defaultMessage: 'Same as the studio',
      description: 'Entry of the field for the language of mails: no wish of one’s own.',
    },
    saved: {
      id: 'profile.saved',
      defaultMessage: 'Profile saved',
      description: 'Told after the profile was saved.',
    },
  }),
);
