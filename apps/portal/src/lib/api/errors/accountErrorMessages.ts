import { defineMessages } from 'react-intl';
import { texts } from '../../i18n/texts.ts';

/**
 * Messages for the error codes of accounts: registration, codes, e-mail addresses, pictures,
 * connecting and migration.
 */
export const accountErrorMessages = texts(
  'errors',
  defineMessages({
    'account.error.alreadyverified': {
      id: 'account.error.alreadyverified',
      defaultMessage: 'This email address is already confirmed.',
      description: 'A code is asked for although the account needs none.',
    },
    'account.error.openbookings': {
      id: 'account.error.openbookings',
      defaultMessage:
        '{0, plural, one {You have an upcoming booking. Cancel it before you delete your account.} other {You have # upcoming bookings. Cancel them before you delete your account.}}',
      description: 'An account cannot be deleted while bookings lie ahead; 0 is their number.',
    },
    'account.error.openpayments': {
      id: 'account.error.openpayments',
      defaultMessage:
        'A payment is being processed, or an amount is unpaid. Pay it or try again later.',
      description: 'An account cannot be deleted with an undecided payment or an unpaid balance.',
    },
    'booking.error.blocked': {
      id: 'booking.error.blocked',
      defaultMessage: 'You missed bookings, so you can’t book until {0}.',
      description: 'Missed bookings keep the member from booking; 0 is a date and time.',
    },
    'calendar.error.addressinvalid': {
      id: 'calendar.error.addressinvalid',
      defaultMessage: 'This isn’t the address of a calendar. It begins with https:// or webcal://.',
      description: 'The address of a calendar has another beginning, or a password in it.',
    },
    'calendar.error.timeout': {
      id: 'calendar.error.timeout',
      defaultMessage: 'Your calendar takes too long to answer. Try again later.',
      description: 'A calendar that a member connects does not answer in time.',
    },
    'calendar.error.toolarge': {
      id: 'calendar.error.toolarge',
      defaultMessage: 'This calendar is too large. Choose one with fewer events.',
      description: 'A calendar that a member connects exceeds the limit.',
    },
    'calendar.error.unreachable': {
      id: 'calendar.error.unreachable',
      defaultMessage: 'We can’t reach a calendar at this address. Check that you copied all of it.',
      description: 'The address of a calendar leads nowhere.',
    },
    'calendar.error.unreadable': {
      id: 'calendar.error.unreadable',
      defaultMessage:
        'This address doesn’t lead to a calendar. Copy the one for other apps, often called iCal.',
      description: 'The address of a calendar leads to something else, such as a page.',
    },
    'email.error.alreadyadded': {
      id: 'email.error.alreadyadded',
      defaultMessage: 'This email address is already in your account.',
      description: 'An additional address is added twice.',
    },
    'email.error.notfound': {
      id: 'email.error.notfound',
      defaultMessage: 'This email address isn’t in your account.',
      description: 'An additional address that is not there.',
    },
    'email.error.notverified': {
      id: 'email.error.notverified',
      defaultMessage:
        'This email address isn’t confirmed yet. Enter the code from our email first.',
      description: 'Only a verified address can become the main one.',
    },
    'email.error.toomany': {
      id: 'email.error.toomany',
      defaultMessage:
        'You can add at most {0, plural, one {# email address} other {# email addresses}}.',
      description: 'No more additional addresses; 0 is how many there may be.',
    },
    'email.error.unchanged': {
      id: 'email.error.unchanged',
      defaultMessage: 'This is already your main email address.',
      description: 'The new main address is the present one.',
    },
    'migration.error.addresstaken': {
      id: 'migration.error.addresstaken',
      defaultMessage: 'There’s already an account with this email address. Contact the studio.',
      description: 'The account cannot be moved: its address is taken at the destination.',
    },
    'migration.error.consentmissing': {
      id: 'migration.error.consentmissing',
      defaultMessage: 'We need both consents to move your account.',
      description: 'The account cannot be moved without both consents.',
    },
    'migration.error.notoffered': {
      id: 'migration.error.notoffered',
      defaultMessage: 'There’s nothing to move for this account.',
      description: 'A move of the account that is not offered.',
    },
    'passkey.error.alreadyregistered': {
      id: 'passkey.error.alreadyregistered',
      defaultMessage: 'This passkey is already in your account.',
      description: 'A passkey is added twice.',
    },
    'passkey.error.challengeexpired': {
      id: 'passkey.error.challengeexpired',
      defaultMessage: 'That took too long. Try again.',
      description: 'The answer of a passkey came too late.',
    },
    'consent.error.notfound': {
      id: 'consent.error.notfound',
      defaultMessage: 'This consent isn’t one of yours.',
      description: 'A consent that the account has not given is to be withdrawn.',
    },
    'consent.error.mandatory': {
      id: 'consent.error.mandatory',
      defaultMessage: 'The studio requires this consent, so it can’t be withdrawn here.',
      description: 'A required consent is to be withdrawn.',
    },
    'passkey.error.notfound': {
      id: 'passkey.error.notfound',
      defaultMessage: 'This passkey has already been removed.',
      description: 'A passkey that is not there is to be removed.',
    },
    'passkey.error.toomany': {
      id: 'passkey.error.toomany',
      defaultMessage:
        'You can have at most {0, plural, one {# passkey} other {# passkeys}}. Remove one first.',
      description: 'No more passkeys; 0 is how many there may be.',
    },
    'passkey.error.unknown': {
      id: 'passkey.error.unknown',
      defaultMessage: 'This passkey no longer belongs to an account. Log in with your password.',
      description: 'Login with a passkey that was removed.',
    },
    'passkey.error.wrong': {
      id: 'passkey.error.wrong',
      defaultMessage: 'We couldn’t confirm your passkey. Try again.',
      description: 'What a passkey has answered is not accepted.',
    },
    'wallet.error.bookingended': {
      id: 'wallet.error.bookingended',
      defaultMessage: 'This booking is over or canceled, so it can’t be added to your wallet.',
      description: 'A booking that has ended is to be added to a wallet.',
    },
    'wallet.error.cardnotfound': {
      id: 'wallet.error.cardnotfound',
      defaultMessage: 'Your wallet card has already been removed.',
      description: 'A wallet card that is not there is to be removed.',
    },
    'wallet.error.notconfigured': {
      id: 'wallet.error.notconfigured',
      defaultMessage: 'This wallet isn’t available here.',
      description: 'A pass for a wallet for which the portal makes none.',
    },
    'push.error.keyinvalid': {
      id: 'push.error.keyinvalid',
      defaultMessage: 'We can’t send notifications to this browser. Try another one.',
      description: 'The key that the browser has made for notifications is of no use.',
    },
    'push.error.unknownservice': {
      id: 'push.error.unknownservice',
      defaultMessage:
        'We don’t know the service that delivers your browser’s notifications. Try another browser.',
      description: 'The browser gets its notifications from a service that is not known.',
    },
    'password.error.tooweak': {
      id: 'password.error.tooweak',
      defaultMessage: 'Use at least 8 characters, with at least 1 letter and 1 number.',
      description: 'A new password breaks the rule.',
    },
    'password.error.wrong': {
      id: 'password.error.wrong',
      defaultMessage: 'This password is wrong.',
      description: 'The password that confirms a change is not that of the account.',
    },
    'picture.error.kindnottaken': {
      id: 'picture.error.kindnottaken',
      defaultMessage: 'Choose a JPEG, PNG or WebP picture.',
      description: 'The chosen file is no picture of a known kind.',
    },
    'picture.error.notreadable': {
      id: 'picture.error.notreadable',
      defaultMessage: 'We couldn’t read this picture. Choose another one.',
      description: 'The chosen file is damaged.',
    },
    'picture.error.toolarge': {
      id: 'picture.error.toolarge',
      defaultMessage: 'Choose a picture of at most {0} MB.',
      description: 'The chosen picture is too large; 0 is the limit in megabytes.',
    },
    'picture.error.toomanypixels': {
      id: 'picture.error.toomanypixels',
      defaultMessage: 'Choose a picture of at most {0} million pixels.',
      description: 'The chosen picture has too many pixels; 0 is the limit in millions.',
    },
    'profile.error.dateofbirth': {
      id: 'profile.error.dateofbirth',
      defaultMessage: 'Your date of birth must be in the past.',
      description: 'The day of birth lies in the future.',
    },
    'registration.error.emailfixed': {
      id: 'registration.error.emailfixed',
      defaultMessage: 'This invitation is for another email address.',
      description: 'An invitation is bound to the address it was sent to.',
    },
    'registration.error.invitationnotfound': {
      id: 'registration.error.invitationnotfound',
      defaultMessage:
        'We don’t know this invitation. Use the link in your studio’s email again, or create an account without it.',
      description: 'There is no such invitation.',
    },
    'registration.error.invitationused': {
      id: 'registration.error.invitationused',
      defaultMessage:
        'This invitation has already been used. Log in with the account that was created then.',
      description: 'An invitation works once.',
    },
    'registration.error.referralcodeunknown': {
      id: 'registration.error.referralcodeunknown',
      defaultMessage:
        'This referral code doesn’t exist. Press the button again to create your account without it.',
      description: 'The code of an inviting member does not exist.',
    },
    'registration.error.termsnotaccepted': {
      id: 'registration.error.termsnotaccepted',
      defaultMessage: 'Accept the terms and conditions.',
      description: 'Registering needs the terms accepted.',
    },
    'studioconnect.error.alreadyconnected': {
      id: 'studioconnect.error.alreadyconnected',
      defaultMessage: 'Your account is already connected to this studio.',
      description: 'A second connection to the same studio.',
    },
    'studioconnect.error.nomatch': {
      id: 'studioconnect.error.nomatch',
      defaultMessage:
        'We couldn’t find a member with these details. Check them against your contract.',
      description: 'The details do not belong to a member; the same answer for whatever is wrong.',
    },
    'studioconnect.error.notfound': {
      id: 'studioconnect.error.notfound',
      defaultMessage: 'This connection no longer exists.',
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
      defaultMessage: 'This code is wrong or has expired. Check it, or send a new code.',
      description: 'A code of a mail is not accepted.',
    },
  }),
);
