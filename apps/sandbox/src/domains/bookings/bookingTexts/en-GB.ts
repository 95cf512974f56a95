import type { BookingTexts } from './types.ts';

export const enGB: BookingTexts = {
  button: 'View my bookings',
  guestBooking: 'View or cancel your booking',
  guestWaitingList: 'View or leave the waiting list',
  confirm: 'Confirm booking',
  waitingCharge: 'You’ll only be charged {amount} if you get a place.',
  refunded: 'We’re refunding {amount} to your payment method.',
  released: 'Nothing has been charged: the {amount} we had reserved has been released.',
  givenBack: 'The visit you used for it has been credited back.',
  lateCancelation: {
    FORFEITED: 'If you cancel after {until}, what paid for it isn’t returned.',
    FEE: 'If you cancel after {until}, we charge a fee of {fee}.',
  },
  forfeited: 'You canceled after the deadline, so what paid for it isn’t returned.',
  feeCharged: 'You canceled after the deadline, so a fee of {fee} is charged to your account.',
  feeMissed: 'A fee of {fee} is charged to your account.',
  blocked: 'After several missed bookings you can’t book until {blockedUntil}.',
  feeEntries: {
    lateCancelation: 'Late cancelation: {course}',
    missed: 'Missed without canceling: {course}',
  },
  occasions: {
    missed: {
      subject: 'You missed {course}',
      body: 'You were booked for {course} but didn’t check in. If you can’t make it, please cancel in time so that somebody else gets the place.',
    },
    booked: {
      subject: 'You’re booked: {course}',
      body: 'Your place in {course} is booked. The calendar file is attached.',
    },
    toBeConfirmed: {
      subject: 'Please confirm: {course}',
      body: 'We’re holding {course} at {studio} for you. It’s only booked once you confirm it with the button below. If this wasn’t you, ignore this email and nothing will be booked.',
    },
    unconfirmed: {
      subject: 'Not confirmed in time: {course}',
      body: '{course} wasn’t confirmed in time, so it’s no longer held for you. You can book again whenever you like.',
    },
    waiting: {
      subject: 'You’re on the waiting list: {course}',
      body: 'You’re number {position} on the waiting list for {course}. If a place comes up for you, we’ll book it automatically and send you an email.',
    },
    movedUp: {
      subject: 'You’ve got a place: {course}',
      body: 'A place has come up in {course}, and we’ve booked it for you. The calendar file is attached.',
    },
    canceled: {
      subject: 'Your booking is cancelled: {course}',
      body: 'Your booking for {course} is cancelled.',
    },
    leftWaitingList: {
      subject: 'You’ve left the waiting list: {course}',
      body: 'You’re no longer on the waiting list for {course}.',
    },
    waitingEnded: {
      subject: 'No place came up: {course}',
      body: 'Unfortunately no place came up for you in {course}, and the waiting list is now closed.',
    },
    declined: {
      subject: 'We couldn’t book your place: {course}',
      body: 'A place came up for you in {course}, but your bank declined the payment. Nothing has been charged, and you’re no longer on the waiting list.',
    },
    debitReturned: {
      subject: 'Your payment came back: {course}',
      body: 'Your bank returned the direct debit of {amount} for {course} at {studio}. Your booking is therefore cancelled, and the place is free again. You can book it again with another payment method while there are places.',
    },
    debitOwed: {
      subject: 'Payment still due: {course}',
      body: 'Your bank returned the direct debit of {amount} for {course}. It has already taken place, so {amount} is still due. Please contact {studio} to pay another way.',
    },
    canceledByStudio: {
      subject: 'Cancelled by the studio: {course}',
      body: 'Unfortunately {studio} has had to cancel {course}.',
    },
    receipt: {
      subject: 'Receipt: {course}',
      body: 'Thank you for your payment. This is your receipt for {course}.',
    },
  },
};
