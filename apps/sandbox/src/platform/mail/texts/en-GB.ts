import type { MailTexts } from './types.ts';

export const enGB: MailTexts = {
  hello: 'Hello {name},',
  helloNobody: 'Hello,',
  code: 'Your code:',
  ignore: 'If you didn’t ask for this, you can ignore this email.',
  alarm: 'If this wasn’t you, set a new password now and contact your studio.',
  closing: 'The {brand} team',
  labels: {
    when: 'When:',
    where: 'Where:',
    forWhom: 'For:',
    bookedBy: 'Booked by:',
    cancelUntil: 'You can cancel until:',
    confirmUntil: 'Confirm by:',
    amount: 'Amount:',
    voucher: 'Paid by voucher:',
    method: 'Payment method:',
    paidOn: 'Paid on:',
    orderReference: 'Order reference:',
    bookingReference: 'Booking reference:',
  },
  charged: 'We’ve charged {amount}.',
  voucherReturned: 'We’ve put {voucher} back on your voucher.',
  mails: {
    verification: {
      subject: 'Confirm your email address',
      body: 'Welcome to {brand}. Confirm your email address with the code or the link. Both expire in 24 hours.',
      button: 'Confirm email address',
    },
    reset: {
      subject: 'Set a new password',
      body: 'We’ve had a request to reset your {brand} password. The code and the link expire in 30 minutes.',
      button: 'Set new password',
    },
    changeEmail: {
      subject: 'Confirm your new email address',
      body: 'You asked to make this your main address at {brand}. Confirm it within 24 hours.',
      button: 'Confirm email address',
    },
    additionalEmail: {
      subject: 'Confirm your additional email address',
      body: 'This address was added to your {brand} account. Confirm it within 24 hours.',
      button: 'Confirm email address',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      body: 'The password of your {brand} account has just been changed. All your other devices have been logged out.',
      button: null,
    },
    emailChanged: {
      subject: 'Your email address was changed',
      body: 'The main email address of your {brand} account has been changed. All your other devices have been logged out.',
      button: null,
    },
    passkeyAdded: {
      subject: 'A passkey was added to your account',
      body: 'A passkey has just been added to your {brand} account. Whoever has it can log in without the password. You can see and remove your passkeys in your settings.',
      button: null,
    },
    addressTaken: {
      subject: 'You already have an account',
      body: 'Someone tried to create a {brand} account with this address, but it already has one. If it was you, log in, or set a new password if you’ve forgotten yours.',
      button: 'Set new password',
    },
    accountDeleted: {
      subject: 'Your account was deleted',
      body: 'We’ve deleted your {brand} account, as you asked. We keep only what the law requires, such as invoices.',
      button: null,
    },
  },
};
