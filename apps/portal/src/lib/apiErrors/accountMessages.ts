import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

/** What a reader is told for the error codes of accounts: registering, codes, addresses, pictures, connecting, moving. */
export const accountErrorMessages = texts(
  defineMessages({
    'account.error.alreadyverified': {
      id: 'account.error.alreadyverified',
      defaultMessage: 'This e-mail address is verified already.',
      description: 'A code is asked for although the account needs none.',
    },
    'account.error.openbookings': {
      id: 'account.error.openbookings',
      defaultMessage:
        '{0, plural, one {There is still a booking ahead. Cancel it first, then delete your account.} other {There are still # bookings ahead. Cancel them first, then delete your account.}}',
      description: 'An account cannot be deleted while bookings lie ahead; 0 is their number.',
    },
    'account.error.openpayments': {
      id: 'account.error.openpayments',
      defaultMessage: 'A payment is still on its way. Try again when it has ended.',
      description: 'An account cannot be deleted while a payment is not decided.',
    },
    'booking.error.blocked': {
      id: 'booking.error.blocked',
      defaultMessage: 'After missed bookings you can book again from {0}.',
      description: 'Missed bookings keep the member from booking; 0 is a date and time.',
    },
    'email.error.alreadyadded': {
      id: 'email.error.alreadyadded',
      defaultMessage: 'Your account has this e-mail address already.',
      description: 'An additional address is added twice.',
    },
    'email.error.notfound': {
      id: 'email.error.notfound',
      defaultMessage: 'Your account does not have this e-mail address.',
      description: 'An additional address that is not there.',
    },
    'email.error.notverified': {
      id: 'email.error.notverified',
      defaultMessage:
        'This e-mail address is not verified yet. Enter the code from our mail first.',
      description: 'Only a verified address can become the main one.',
    },
    'email.error.toomany': {
      id: 'email.error.toomany',
      defaultMessage: 'An account has at most {0} additional e-mail addresses.',
      description: 'No more additional addresses; 0 is how many there may be.',
    },
    'email.error.unchanged': {
      id: 'email.error.unchanged',
      defaultMessage: 'This is your main e-mail address already.',
      description: 'The new main address is the present one.',
    },
    'migration.error.addresstaken': {
      id: 'migration.error.addresstaken',
      defaultMessage:
        'There is an account with this e-mail address there already. Please contact the studio.',
      description: 'The account cannot be moved: its address is taken at the destination.',
    },
    'migration.error.consentmissing': {
      id: 'migration.error.consentmissing',
      defaultMessage: 'Both consents are needed to move your account.',
      description: 'The account cannot be moved without both consents.',
    },
    'migration.error.notoffered': {
      id: 'migration.error.notoffered',
      defaultMessage: 'There is nothing to move for this account.',
      description: 'A move of the account that is not offered.',
    },
    'password.error.tooweak': {
      id: 'password.error.tooweak',
      defaultMessage: 'A password needs at least 8 characters, with a letter and a digit.',
      description: 'A new password breaks the rule.',
    },
    'password.error.wrong': {
      id: 'password.error.wrong',
      defaultMessage: 'This password is wrong.',
      description: 'The password that confirms a change is not that of the account.',
    },
    'picture.error.kindnottaken': {
      id: 'picture.error.kindnottaken',
      defaultMessage: 'Please choose a JPEG, PNG or WebP picture.',
      description: 'The chosen file is no picture of a known kind.',
    },
    'picture.error.notreadable': {
      id: 'picture.error.notreadable',
      defaultMessage: 'This picture cannot be read. Please choose another one.',
      description: 'The chosen file is damaged.',
    },
    'picture.error.toolarge': {
      id: 'picture.error.toolarge',
      defaultMessage: 'A picture may have at most {0} MB.',
      description: 'The chosen picture is too large; 0 is the limit in megabytes.',
    },
    'picture.error.toomanypixels': {
      id: 'picture.error.toomanypixels',
      defaultMessage: 'A picture may have at most {0} million pixels.',
      description: 'The chosen picture has too many pixels; 0 is the limit in millions.',
    },
    'profile.error.dateofbirth': {
      id: 'profile.error.dateofbirth',
      defaultMessage: 'The date of birth must be in the past.',
      description: 'The day of birth lies in the future.',
    },
    'registration.error.emailfixed': {
      id: 'registration.error.emailfixed',
      defaultMessage: 'This invitation is for another e-mail address.',
      description: 'An invitation is bound to the address it was sent to.',
    },
    'registration.error.invitationnotfound': {
      id: 'registration.error.invitationnotfound',
      defaultMessage:
        'We don’t know this invitation. Please use the link from your studio’s mail again, or register without it.',
      description: 'There is no such invitation.',
    },
    'registration.error.invitationused': {
      id: 'registration.error.invitationused',
      defaultMessage:
        'This invitation has been used already. Log in with the account that was made then.',
      description: 'An invitation works once.',
    },
    'registration.error.referralcodeunknown': {
      id: 'registration.error.referralcodeunknown',
      defaultMessage:
        'Nobody has the referral code that you came with. Press the button once more to create your account without it.',
      description: 'The code of an inviting member does not exist.',
    },
    'registration.error.termsnotaccepted': {
      id: 'registration.error.termsnotaccepted',
      defaultMessage: 'Please accept the terms and conditions.',
      description: 'Registering needs the terms accepted.',
    },
    'studioconnect.error.alreadyconnected': {
      id: 'studioconnect.error.alreadyconnected',
      defaultMessage: 'Your account is connected to this studio already.',
      description: 'A second connection to the same studio.',
    },
    'studioconnect.error.nomatch': {
      id: 'studioconnect.error.nomatch',
      defaultMessage:
        'We found no member with these details. Please check them against your contract.',
      description: 'The details do not belong to a member; the same answer for whatever is wrong.',
    },
    'studioconnect.error.notfound': {
      id: 'studioconnect.error.notfound',
      defaultMessage: 'This connection does not exist any more.',
      description: 'The connection that is to end is not there.',
    },
    'studioconnect.error.otheraccount': {
      id: 'studioconnect.error.otheraccount',
      defaultMessage:
        'This membership is connected to another account. Log in there, or ask your studio.',
      description: 'The member belongs to another account.',
    },
    'verification.error.codeinvalid': {
      id: 'verification.error.codeinvalid',
      defaultMessage: 'This code is wrong, used up or too old. Ask for a new one if need be.',
      description: 'A code of a mail is not accepted.',
    },
  }),
);
