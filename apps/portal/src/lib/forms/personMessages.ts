import { defineMessages } from 'react-intl';
import { texts } from '../i18n/texts.ts';

/** Labels and messages of fields about a person. */
export const personMessages = texts(
  'start',
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
    provinceCode: {
      id: 'profile.state',
      defaultMessage: 'State',
      description: 'Field: state of the United States.',
    },
    italianProvince: {
      id: 'person.italianProvince',
      defaultMessage: 'Province',
      description: 'Field: province of Italy.',
    },
    enterFirstname: {
      id: 'person.enterFirstname',
      defaultMessage: 'Enter your first name',
      description: 'Fault: the field "First name" is empty. A whole sentence without a full stop.',
    },
    enterLastname: {
      id: 'person.enterLastname',
      defaultMessage: 'Enter your last name',
      description: 'Fault: the field "Last name" is empty. A whole sentence without a full stop.',
    },
    enterEmail: {
      id: 'person.enterEmail',
      defaultMessage: 'Enter your email address',
      description: 'Fault: the field "E-mail" is empty. A whole sentence without a full stop.',
    },
    enterPhone: {
      id: 'person.enterPhone',
      defaultMessage: 'Enter your phone number',
      description: 'Fault: the field "Phone" is empty. A whole sentence without a full stop.',
    },
    enterDateOfBirth: {
      id: 'person.enterDateOfBirth',
      defaultMessage: 'Enter your date of birth',
      description:
        'Fault: the field "Date of birth" is empty. A whole sentence without a full stop.',
    },
    enterStreet: {
      id: 'person.enterStreet',
      defaultMessage: 'Enter your street',
      description: 'Fault: the field "Street" is empty. A whole sentence without a full stop.',
    },
    enterZipCode: {
      id: 'person.enterZipCode',
      defaultMessage: 'Enter your postal code',
      description: 'Fault: the field "Postal code" is empty. A whole sentence without a full stop.',
    },
    enterCity: {
      id: 'person.enterCity',
      defaultMessage: 'Enter your town or city',
      description: 'Fault: the field "Town" is empty. A whole sentence without a full stop.',
    },
    chooseCountry: {
      id: 'person.chooseCountry',
      defaultMessage: 'Choose your country',
      description: 'Fault: the field "Country" is empty. A whole sentence without a full stop.',
    },
  }),
);
