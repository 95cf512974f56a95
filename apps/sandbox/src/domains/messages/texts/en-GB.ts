import type { MessageTexts } from './types.ts';

/** Texts of a class that was not booked by a standing booking. @param reason a full sentence */
const notBooked = (reason: string) => ({
  subject: 'Not booked: {what}',
  text: `**{what}** at {studio} wasn’t booked for you. ${reason}`,
  link: 'Change what is booked every week',
});

export const enGB: MessageTexts = {
  CANCELATION_RECEIVED: {
    subject: 'Cancellation received: {what}',
    text: '{studio} has received your cancellation of **{what}**. It ends on {day}.',
    link: 'View your contracts',
  },
  CANCELATION_WITHDRAWN: {
    subject: 'Your contract goes on: {what}',
    text: 'Your cancellation of **{what}** at {studio} is withdrawn. Everything goes on as before.',
    link: 'View your contracts',
  },
  AMENDMENT_ACCEPTED: {
    subject: 'Your change was accepted',
    text: '{studio} has accepted your change: **{what}**.',
    link: 'View your details',
  },
  AMENDMENT_REJECTED: {
    subject: 'Your change was not accepted',
    text: '{studio} hasn’t accepted your change: **{what}**. Everything stays as it was. If you have questions, ask your studio.',
    link: 'View your details',
  },
  IDLE_PERIOD_ACCEPTED: {
    subject: 'Your pause is confirmed: {what}',
    text: 'The pause of **{what}** at {studio} is confirmed. First day: {first}. Last day: {last}.',
    link: 'View your pauses',
  },
  IDLE_PERIOD_REJECTED: {
    subject: 'Your pause was not accepted: {what}',
    text: '{studio} hasn’t accepted the pause of **{what}** (first day: {first}, last day: {last}). Your contract goes on as before. If you have questions, ask your studio.',
    link: 'View your pauses',
  },
  CONTACT_EMAIL_CHANGED: {
    subject: 'Your email address was changed',
    text: '{studio} writes to another email address from now on. The address you log in with stays the same. If this wasn’t you, set a new password now and contact your studio.',
    link: 'View your details',
  },
  PAYMENT_METHOD_CHANGED: {
    subject: 'New payment method: {what}',
    text: 'From now on your membership at {studio} is paid in this way: **{what}**. If this wasn’t you, contact your studio.',
    link: 'View your payment method',
  },
  MOVED_UP: {
    subject: 'You have a place: {what}',
    text: 'A place has come up for you: **{what}** at {studio}, {when}.',
    link: 'View your bookings',
  },
  LOYALTY_CONFIRMED: {
    subject: 'You take part: {what}',
    text: '{studio} has confirmed that you take part in **{what}**. You can collect points now.',
    link: 'View your points',
  },
  REWARD_READY: {
    subject: 'Your reward is ready',
    text: '{studio} has a reward for your referral. You can redeem it now.',
    link: 'View your rewards',
  },
  COMPENSATION_ACCEPTED: {
    subject: 'Your compensation was approved',
    text: '{studio} has approved what you chose as compensation: **{what}**.',
    link: 'View your compensation',
  },
  COMPENSATION_REJECTED: {
    subject: 'Your compensation was not approved',
    text: '{studio} hasn’t approved what you chose as compensation: **{what}**. You can choose again. If you have questions, ask your studio.',
    link: 'View your compensation',
  },
  NOT_BOOKED_FULL: notBooked('All places were taken.'),
  NOT_BOOKED_SHARE_TAKEN: notBooked(
    'The places for members who book every week were taken; others may still be free.',
  ),
  NOT_BOOKED_NOT_COVERED: notBooked(
    'Your membership or pass doesn’t cover it, for example because it has ended.',
  ),
  NOT_BOOKED_LIMIT_REACHED: notBooked('Your membership or pass is used up for this period.'),
  NOT_BOOKED_MEMBERSHIP_PAUSED: notBooked('Your membership is paused on that day.'),
  NOT_BOOKED_PAUSED: notBooked('You’ve paused your weekly booking.'),
  NOT_BOOKED_BLOCKED: notBooked('At the moment you can’t book.'),
  NOT_BOOKED_MOVED: notBooked('The class was moved by more than half an hour.'),
  NOT_BOOKED_CLASS_CANCELED: notBooked('The studio has called the class off.'),
  NOT_BOOKED_OVERLAPPING: notBooked('You have another booking at this time.'),
  NOT_BOOKED_NOT_OFFERED: notBooked('The studio no longer books classes every week.'),
  BOOKED_EVERY_WEEK: {
    subject: 'Booked for you: {what}',
    text: 'As every week, your place in **{what}** at {studio} is booked.',
    link: 'View your bookings',
  },
  STANDING_BOOKING_ENDED: {
    subject: 'Weekly booking ended: {what}',
    text: 'You’ve missed this class twice in a row, most recently **{what}** at {studio}. We therefore no longer book it for you every week. You can set it up again at any time.',
    link: 'View your weekly bookings',
  },
  BOOKING_OPEN: {
    subject: 'Booking is open: {what}',
    text: 'You can book **{what}** at {studio} now.',
    link: 'View the class',
  },
};
