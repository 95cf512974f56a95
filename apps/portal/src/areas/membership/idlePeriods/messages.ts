import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of pauses of a contract. */
export const messages = texts(
  'membership',
  defineMessages({
    intro: {
      id: 'idlePeriods.intro',
      defaultMessage: 'Days on which your contract is paused: you don’t train, and you don’t pay.',
      description: 'Under the title of the pauses of a member.',
    },
    none: {
      id: 'idlePeriods.none',
      defaultMessage: 'No pauses planned',
      description: 'In place of the pauses.',
    },
    current: {
      id: 'idlePeriods.current',
      defaultMessage: 'Current and upcoming',
      description: 'Heading above pauses that run, lie ahead or wait.',
    },
    past: {
      id: 'idlePeriods.past',
      defaultMessage: 'Past',
      description: 'Heading above pauses that are over or were refused.',
    },
    accepted: {
      id: 'idlePeriods.accepted',
      defaultMessage: 'Accepted',
      description: 'State of a pause.',
    },
    active: {
      id: 'idlePeriods.active',
      defaultMessage: 'Active',
      description: 'State of a pause.',
    },
    pending: {
      id: 'idlePeriods.pending',
      defaultMessage: 'Waiting for your studio',
      description: 'State of a pause.',
    },
    rejected: {
      id: 'idlePeriods.rejected',
      defaultMessage: 'Refused',
      description: 'State of a pause.',
    },
    reason: {
      id: 'idlePeriods.reason',
      defaultMessage: 'Your studio says: {reason}',
      description: 'Why a pause was refused. reason: in the words of the studio.',
    },
    ask: {
      id: 'idlePeriods.ask',
      defaultMessage: 'Pause membership',
      description: 'Leads to the form; its title.',
    },
    askNow: {
      id: 'idlePeriods.askNow',
      defaultMessage: 'Ask for this pause',
      description: 'Button of the form, where the studio has to accept it.',
    },
    pauseNow: {
      id: 'idlePeriods.pauseNow',
      defaultMessage: 'Pause membership',
      description: 'Button of the form, where it counts at once.',
    },
    back: {
      id: 'idlePeriods.back',
      defaultMessage: 'All pauses',
      description: 'Leads from the form to the list.',
    },
    closed: {
      id: 'idlePeriods.closed',
      defaultMessage: 'You can’t ask for a pause right now.',
      description: 'In place of the form.',
    },
    first: {
      id: 'idlePeriods.first',
      defaultMessage: 'First day',
      description: 'Field.',
    },
    last: { id: 'idlePeriods.last', defaultMessage: 'Last day', description: 'Field.' },
    chooseDay: {
      id: 'idlePeriods.chooseDay',
      defaultMessage: 'Choose a day',
      description: 'Fault: no day is chosen. Without a full stop.',
    },
    duration: {
      id: 'idlePeriods.duration',
      defaultMessage: 'How long?',
      description: 'Above buttons such as "2 weeks" that fill in the last day of a pause.',
    },
    firstHint: {
      id: 'idlePeriods.firstHint',
      defaultMessage: 'From {first} at the earliest',
      description: 'Under the field for the first day. first: a day.',
    },
    lastHint: {
      id: 'idlePeriods.lastHint',
      defaultMessage: 'From {first} to {last}',
      description: 'Under the field for the last day. first, last: days.',
    },
    limits: {
      id: 'idlePeriods.limits',
      defaultMessage:
        '{shortest} to {longest}, {count, plural, one {once a year} other {up to # times a year}}',
      description: 'What the studio allows. shortest, longest: such as 2 weeks, 3 months.',
    },
    approval: {
      id: 'idlePeriods.approval',
      defaultMessage: 'Your studio has to accept the pause first.',
      description: 'Above the form.',
    },
    effect: {
      id: 'idlePeriods.effect',
      defaultMessage: 'What the pause does',
      description: 'Heading above what a pause does to term and charges.',
    },
    effectLoading: {
      id: 'idlePeriods.effectLoading',
      defaultMessage: 'Working it out…',
      description: 'While it is computed what a pause does.',
    },
    pausedUntil: {
      id: 'idlePeriods.pausedUntil',
      defaultMessage: 'Paused until {day}',
      description: 'State of a membership. day: last day of its pause.',
    },
    pausedOn: {
      id: 'idlePeriods.pausedOn',
      defaultMessage: 'Pause booked: {days}',
      description: 'State of a membership. days: first and last day of the coming pause.',
    },
    rests: {
      id: 'idlePeriods.rests',
      defaultMessage: '{name} is paused',
      description: 'Label. name: of the membership.',
    },
    days: {
      id: 'idlePeriods.days',
      defaultMessage: '{count, plural, one {# day} other {# days}}',
      description: 'How long a contract rests.',
    },
    notCharged: {
      id: 'idlePeriods.notCharged',
      defaultMessage: 'You don’t pay',
      description: 'Label of an amount that is not charged because of the pause.',
    },
    term: {
      id: 'idlePeriods.term',
      defaultMessage: 'Minimum term',
      description: 'Label: what becomes of the minimum term.',
    },
    longer: {
      id: 'idlePeriods.longer',
      defaultMessage: 'to {after} instead of {before}',
      description: 'What becomes of the minimum term. before, after: days.',
    },
    same: {
      id: 'idlePeriods.same',
      defaultMessage: 'to {day} as before',
      description: 'The minimum term stays. day: in full.',
    },
    document: {
      id: 'idlePeriods.document',
      defaultMessage: 'Document',
      description: 'Field: a file such as a doctor’s note.',
    },
    documentMissing: {
      id: 'idlePeriods.documentMissing',
      defaultMessage: 'Choose a file',
      description: 'Fault: no file is chosen. Without a full stop.',
    },
    chooseFile: {
      id: 'idlePeriods.chooseFile',
      defaultMessage: 'Take a photo, or choose a file',
      description: 'In the field for a file.',
    },
    removeFile: {
      id: 'idlePeriods.removeFile',
      defaultMessage: 'Remove {name}',
      description: 'Button. name: of a file.',
    },
    wrongType: {
      id: 'idlePeriods.wrongType',
      defaultMessage: '{name} is neither a picture nor a PDF.',
      description: 'A file that cannot be taken.',
    },
    tooLarge: {
      id: 'idlePeriods.tooLarge',
      defaultMessage: '{name} is larger than {limit, number} MB.',
      description: 'A file that cannot be taken.',
    },
    unreadable: {
      id: 'idlePeriods.unreadable',
      defaultMessage: '{name} can’t be read.',
      description: 'A file that cannot be taken.',
    },
    fileKinds: {
      id: 'idlePeriods.fileKinds',
      defaultMessage: 'A picture or a PDF, up to {limit, number} MB',
      description: 'Under the field for a file.',
    },
    doneAccepted: {
      id: 'idlePeriods.doneAccepted',
      defaultMessage: 'Your contract is paused on these days',
      description: 'Title of the result.',
    },
    donePending: {
      id: 'idlePeriods.donePending',
      defaultMessage: 'Your studio has received your request',
      description: 'Title of the result: the studio has to accept the pause.',
    },
    doneText: {
      id: 'idlePeriods.doneText',
      defaultMessage: 'You’ll also find this in your email.',
      description: 'Under the title of the result.',
    },
    when: { id: 'idlePeriods.when', defaultMessage: 'Pause', description: 'Label of days.' },
    cancel: {
      id: 'idlePeriods.cancel',
      defaultMessage: 'Cancel pause',
      description: 'Button of a pause.',
    },
    cancelQuestion: {
      id: 'idlePeriods.cancelQuestion',
      defaultMessage: 'Cancel this pause?',
      description: 'Title of a dialog.',
    },
    cancelText: {
      id: 'idlePeriods.cancelText',
      defaultMessage: 'Your contract then goes on as if there were no pause: {days}.',
      description: 'In the dialog. days: from when to when.',
    },
    keep: {
      id: 'idlePeriods.keep',
      defaultMessage: 'Keep pause',
      description: 'Button of the dialog.',
    },
    canceled: {
      id: 'idlePeriods.canceled',
      defaultMessage: 'The pause is cancelled.',
      description: 'Notice.',
    },
  }),
);
