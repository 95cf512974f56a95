import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

export const messages = texts(
  defineMessages({
    loading: {
      id: 'profile.loading',
      defaultMessage: 'Loading your profile',
      description: 'For screen readers while the profile is loaded.',
    },
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
        'We make it smaller before it leaves your device, and take out where and with what it was taken.',
      description: 'Beside the button that chooses a picture.',
    },
    choosePicture: {
      id: 'profile.choosePicture',
      defaultMessage: 'Choose a picture',
      description: 'Button: opens the choice of a file.',
    },
    removePicture: {
      id: 'profile.removePicture',
      defaultMessage: 'Remove picture',
      description: 'Button: the account has no picture any more.',
    },
    pictureSaved: {
      id: 'profile.pictureSaved',
      defaultMessage: 'Your new picture is saved.',
      description: 'Told after a picture was put up.',
    },
    pictureRemoved: {
      id: 'profile.pictureRemoved',
      defaultMessage: 'Your picture is removed.',
      description: 'Told after the picture was removed.',
    },
    locale: {
      id: 'profile.locale',
      defaultMessage: 'Language of our mails',
      description: 'Field: the language in which mails are written.',
    },
    localeOfStudio: {
      id: 'profile.localeOfStudio',
      defaultMessage: 'The language of the studio',
      description: 'Entry of the field for the language of mails: no wish of one’s own.',
    },
    save: {
      id: 'profile.save',
      defaultMessage: 'Save',
      description: 'Button: saves the profile.',
    },
  }),
);
