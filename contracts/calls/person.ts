/** Person in the examples, as SDK input. */
export const person = {
  firstname: 'Vic',
  lastname: 'Visitor',
  email: 'visitor@example.org',
  dateOfBirth: new Date('1994-02-03'),
  phone: '+49 30 0000002',
  street: 'Beispielweg',
  houseNumber: '3',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};

/** Person on the wire: the date of birth stays the same day in any time zone. */
export const personOnTheWire = {
  firstname: 'Vic',
  lastname: 'Visitor',
  email: 'visitor@example.org',
  dateOfBirth: '1994-02-03',
  phone: '+49 30 0000002',
  street: 'Beispielweg',
  houseNumber: '3',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};

const { firstname, lastname, email } = person;

/** The data that suffice for items in the studio's nameOnlyItems; the same on the wire. */
export const nameAndEmail = { firstname, lastname, email };

const { phone: _phone, ...withoutPhone } = person;
const { phone: _wirePhone, ...withoutPhoneOnTheWire } = personOnTheWire;

/** Person without a phone number, as SDK input and on the wire. */
export { withoutPhone, withoutPhoneOnTheWire };
