import type { NotBookedReason } from '@studio-portal/sdk/types';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

const messages = texts(
  'booking',
  defineMessages({
    full: {
      id: 'everyWeek.FULL',
      defaultMessage: 'Not booked: all places were taken',
      description: 'State of a date.',
    },
    shareTaken: {
      id: 'everyWeek.SHARE_TAKEN',
      defaultMessage: 'Not booked: the places for weekly bookings were taken, others may be free',
      description: 'State of a date.',
    },
    notCovered: {
      id: 'everyWeek.NOT_COVERED',
      defaultMessage: 'Not booked: your membership or pass doesn’t cover it',
      description: 'State of a date.',
    },
    limitReached: {
      id: 'everyWeek.LIMIT_REACHED',
      defaultMessage: 'Not booked: your membership or pass is used up for this period',
      description: 'State of a date.',
    },
    membershipPaused: {
      id: 'everyWeek.MEMBERSHIP_PAUSED',
      defaultMessage: 'Not booked: your membership is paused on that day',
      description: 'State of a date.',
    },
    paused: {
      id: 'everyWeek.PAUSED',
      defaultMessage: 'Not booked: the weekly booking was paused',
      description: 'State of a date.',
    },
    skipped: {
      id: 'everyWeek.SKIPPED',
      defaultMessage: 'Skipped',
      description: 'State of a date.',
    },
    blocked: {
      id: 'everyWeek.BLOCKED',
      defaultMessage: 'Not booked: you couldn’t book at that time',
      description: 'State of a date.',
    },
    moved: {
      id: 'everyWeek.MOVED',
      defaultMessage: 'Not booked: the class was moved by more than half an hour',
      description: 'State of a date.',
    },
    classCanceled: {
      id: 'everyWeek.CLASS_CANCELED',
      defaultMessage: 'Not booked: called off by the studio',
      description: 'State of a date.',
    },
    alreadyBooked: {
      id: 'everyWeek.ALREADY_BOOKED',
      defaultMessage: 'You’ve already booked it',
      description: 'State of a date that the member has booked without the weekly booking.',
    },
    overlapping: {
      id: 'everyWeek.OVERLAPPING',
      defaultMessage: 'Not booked: you have another booking at this time',
      description: 'State of a date.',
    },
    notOffered: {
      id: 'everyWeek.NOT_OFFERED',
      defaultMessage: 'Not booked: the studio no longer offers weekly bookings',
      description: 'State of a date.',
    },
    bookingCanceled: {
      id: 'everyWeek.BOOKING_CANCELED',
      defaultMessage: 'The booking is cancelled',
      description: 'State of a date that was booked by the weekly booking and canceled since.',
    },
  }),
);

/** Why a date is not booked. */
export const reasonMessages = {
  FULL: messages.full,
  SHARE_TAKEN: messages.shareTaken,
  NOT_COVERED: messages.notCovered,
  LIMIT_REACHED: messages.limitReached,
  MEMBERSHIP_PAUSED: messages.membershipPaused,
  PAUSED: messages.paused,
  SKIPPED: messages.skipped,
  BLOCKED: messages.blocked,
  MOVED: messages.moved,
  CLASS_CANCELED: messages.classCanceled,
  ALREADY_BOOKED: messages.alreadyBooked,
  OVERLAPPING: messages.overlapping,
  NOT_OFFERED: messages.notOffered,
  BOOKING_CANCELED: messages.bookingCanceled,
} satisfies Record<NotBookedReason, MessageDescriptor>;
