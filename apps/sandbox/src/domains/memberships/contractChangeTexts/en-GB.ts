import type { ContractChangeTexts } from './types.ts';

export const enGB: ContractChangeTexts = {
  labels: {
    receipt: 'Receipt:',
    moment: 'Received:',
    what: 'Contract:',
    number: 'Contract number:',
    studio: 'Studio:',
    ends: 'Ends on:',
    reason: 'Reason:',
    stillCharged: 'Still charged in total:',
    lastCharge: 'Last charge:',
    lastChargeOn: 'Charged on:',
    starts: 'Begins on:',
    price: 'Price of each payment:',
    trialUntil: 'Free trial until:',
    firstChargeOn: 'First charge on:',
    who: 'Name:',
    customerNumber: 'Customer number:',
    dateOfBirth: 'Date of birth:',
    kind: 'Kind of cancellation:',
    wantedEnd: 'To end on:',
    email: 'Email:',
  },
  words: {
    ORDINARY: 'ordinary',
    EXTRAORDINARY: 'extraordinary',
    EARLIEST: 'the earliest possible date',
  },
  occasions: {
    canceled: {
      subject: 'Cancellation confirmed: {what}',
      body: 'You have cancelled {what} at {studio}. Please keep this email as your receipt. Until the end you can withdraw the cancellation in the portal.',
    },
    stays: {
      subject: 'Your contract goes on: {what}',
      body: 'You have withdrawn the cancellation of {what} at {studio}. Everything goes on as before. Please keep this email as your receipt.',
    },
    moduleBooked: {
      subject: 'Booked: {what}',
      body: 'You have booked {what} with your contract at {studio}.',
    },
    received: {
      subject: 'We have received your cancellation',
      body: 'Your cancellation has been received for {studio} at the moment named below. This is what you sent. Please keep this email as your receipt.',
    },
    withdrawalReceived: {
      subject: 'We have received your withdrawal',
      body: 'Your withdrawal from the contract has been received for {studio} at the moment named below. This is what you sent. Please keep this email as your receipt.',
    },
  },
};
