import { enGB } from './en-GB.ts';
import type { BookingTexts } from './types.ts';

/** American English writes these mails with the same words, but for spots, waitlists and one l in canceled. */
export const enUS: BookingTexts = {
  ...enGB,
  guestWaitingList: 'View or leave the waitlist',
  waitingCharge: 'You’ll only be charged {amount} if you get a spot.',
  occasions: {
    missed: {
      subject: 'You missed {course}',
      body: 'You were booked for {course} but didn’t check in. If you can’t make it, please cancel in time so that somebody else gets the spot.',
    },
    booked: {
      subject: 'You’re booked: {course}',
      body: 'Your spot in {course} is booked. The calendar file is attached.',
    },
    toBeConfirmed: enGB.occasions.toBeConfirmed,
    unconfirmed: enGB.occasions.unconfirmed,
    waiting: {
      subject: 'You’re on the waitlist: {course}',
      body: 'You’re number {position} on the waitlist for {course}. If a spot opens up for you, we’ll book it automatically and send you an email.',
    },
    movedUp: {
      subject: 'You’ve got a spot: {course}',
      body: 'A spot has opened up in {course}, and we’ve booked it for you. The calendar file is attached.',
    },
    canceled: {
      subject: 'Your booking is canceled: {course}',
      body: 'Your booking for {course} is canceled.',
    },
    leftWaitingList: {
      subject: 'You’ve left the waitlist: {course}',
      body: 'You’re no longer on the waitlist for {course}.',
    },
    waitingEnded: {
      subject: 'No spot opened up: {course}',
      body: 'Unfortunately no spot opened up for you in {course}, and the waitlist is now closed.',
    },
    declined: {
      subject: 'We couldn’t book your spot: {course}',
      body: 'A spot opened up for you in {course}, but your bank declined the payment. Nothing has been charged, and you’re no longer on the waitlist.',
    },
    debitReturned: {
      subject: 'Your payment came back: {course}',
      body: 'Your bank returned the direct debit of {amount} for {course} at {studio}. Your booking is therefore canceled, and the spot is open again. You can book it again with another payment method while there are spots.',
    },
    debitOwed: enGB.occasions.debitOwed,
    canceledByStudio: {
      subject: 'Canceled by the studio: {course}',
      body: 'Unfortunately {studio} has had to cancel {course}.',
    },
    receipt: enGB.occasions.receipt,
  },
};
