import { defineMessages, type IntlShape } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

/** What fields about a person are called, in every form. */
export const personMessages = texts(
  defineMessages({
    person: {
      id: 'person.title',
      defaultMessage: 'About you',
      description: 'Group of fields: name, birthday, contact.',
    },
    address: {
      id: 'person.addressTitle',
      defaultMessage: 'Your address',
      description: 'Group of fields: address.',
    },
    firstname: { id: 'person.firstname', defaultMessage: 'First name', description: 'Field.' },
    lastname: { id: 'person.lastname', defaultMessage: 'Last name', description: 'Field.' },
    email: { id: 'person.email', defaultMessage: 'Email', description: 'Field.' },
    phone: { id: 'person.phone', defaultMessage: 'Phone (optional)', description: 'Field.' },
    dateOfBirth: {
      id: 'person.dateOfBirth',
      defaultMessage: 'Date of birth',
      description: 'Field.',
    },
    street: { id: 'person.street', defaultMessage: 'Street', description: 'Field.' },
    houseNumber: {
      id: 'person.houseNumber',
      defaultMessage: 'House number',
      description: 'Field.',
    },
    zipCode: { id: 'person.zipCode', defaultMessage: 'Postal code', description: 'Field.' },
    city: { id: 'person.city', defaultMessage: 'Town or city', description: 'Field.' },
    countryCode: { id: 'person.country', defaultMessage: 'Country', description: 'Field.' },
  }),
);

/** What the summary of faults calls the fields, in the order in which forms ask for them. */
export function personLabels(intl: IntlShape) {
  const say = (message: keyof typeof personMessages) => intl.formatMessage(personMessages[message]);
  return {
    firstname: say('firstname'),
    lastname: say('lastname'),
    email: say('email'),
    dateOfBirth: say('dateOfBirth'),
    phone: say('phone'),
    street: say('street'),
    houseNumber: say('houseNumber'),
    zipCode: say('zipCode'),
    city: say('city'),
    countryCode: say('countryCode'),
  };
}
