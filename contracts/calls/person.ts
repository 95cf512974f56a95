/** The person of the examples, as an application hands it to the SDK. */
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

/** The same person in a body: the day of birth is a day, whatever zone the browser is in. */
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

const { phone: _phone, ...withoutPhone } = person;
const { phone: _wirePhone, ...withoutPhoneOnTheWire } = personOnTheWire;

/** The same person, who gives no number, as it is said and as it is sent. */
export { withoutPhone, withoutPhoneOnTheWire };
