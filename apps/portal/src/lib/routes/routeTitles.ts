import { defineMessages } from 'react-intl';
import { texts } from '../i18n/texts.ts';

/** Page titles for tabs, breadcrumbs and the window. */
export const titles = texts(
  'start',
  defineMessages({
    start: {
      id: 'title.start',
      defaultMessage: 'Home',
      description: 'Page title: Start page of the portal.',
    },
    studios: {
      id: 'title.studios',
      defaultMessage: 'Studios',
      description: 'Page title: List of the studios of a chain.',
    },
    maintenance: {
      id: 'title.maintenance',
      defaultMessage: 'Maintenance',
      description: 'Page title: The portal is being worked on.',
    },
    home: {
      id: 'title.home',
      defaultMessage: 'Home',
      description: 'Page title: Start page of a studio; first step of the breadcrumbs.',
    },
    news: {
      id: 'title.news',
      defaultMessage: 'News',
      description: 'Page title: News of a studio.',
    },
    studioImprint: {
      id: 'title.studioImprint',
      defaultMessage: 'Studio imprint',
      description: 'Page title: Who answers for the studio.',
    },
    studioTerms: {
      id: 'title.studioTerms',
      defaultMessage: 'Studio terms and conditions',
      description: 'Page title: General terms of the studio.',
    },
    studioPrivacy: {
      id: 'title.studioPrivacy',
      defaultMessage: 'Studio privacy policy',
      description: 'Page title: Privacy policy of the studio.',
    },
    studioRevocation: {
      id: 'title.studioRevocation',
      defaultMessage: 'Right of withdrawal',
      description: 'Page title: Revocation terms of the studio.',
    },
    login: { id: 'title.login', defaultMessage: 'Log in', description: 'Page title: Login page.' },
    register: {
      id: 'title.register',
      defaultMessage: 'Create account',
      description: 'Page title: Registration page.',
    },
    passwordForgot: {
      id: 'title.passwordForgot',
      defaultMessage: 'Reset password',
      description: 'Page title: For a forgotten password.',
    },
    verifyRegister: {
      id: 'title.verifyRegister',
      defaultMessage: 'Confirm your account',
      description: 'Page title: Confirms an e-mail address after registering.',
    },
    verifyEmail: {
      id: 'title.verifyEmail',
      defaultMessage: 'Confirm email address',
      description: 'Page title: Confirms an e-mail address.',
    },
    verifyAdditionalEmail: {
      id: 'title.verifyAdditionalEmail',
      defaultMessage: 'Confirm additional email address',
      description: 'Page title: Confirms an additional e-mail address.',
    },
    verifyPassword: {
      id: 'title.verifyPassword',
      defaultMessage: 'Choose a new password',
      description: 'Page title: Sets a new password with a code.',
    },
    studioConnect: {
      id: 'title.studioConnect',
      defaultMessage: 'Connect your membership',
      description: 'Page title: Connects an account with a membership.',
    },
    terms: {
      id: 'title.terms',
      defaultMessage: 'Terms and conditions',
      description: 'Page title: Terms of the portal.',
    },
    agreement: {
      id: 'title.agreement',
      defaultMessage: 'Joint controller agreement',
      description: 'Page title: Agreement between studio and portal by Art. 26 GDPR.',
    },
    privacy: {
      id: 'title.privacy',
      defaultMessage: 'Privacy policy',
      description: 'Page title: Privacy policy of the portal.',
    },
    imprint: {
      id: 'title.imprint',
      defaultMessage: 'Imprint',
      description: 'Page title: Who answers for the portal.',
    },
    cookies: {
      id: 'title.cookies',
      defaultMessage: 'Cookies',
      description: 'Page title: Cookie settings.',
    },
    corporateConfirmed: {
      id: 'title.corporateConfirmed',
      defaultMessage: 'Corporate fitness confirmed',
      description: 'Page title: Result of joining a corporate fitness program.',
    },
    corporateConnect: {
      id: 'title.corporateConnect',
      defaultMessage: 'Corporate fitness',
      description: 'Page title: Joins a corporate fitness program.',
    },
    courses: {
      id: 'title.courses',
      defaultMessage: 'Classes',
      description: 'Page title: Courses of a studio.',
    },
    course: {
      id: 'title.course',
      defaultMessage: 'Class',
      description: 'Page title: One course.',
    },
    appointments: {
      id: 'title.appointments',
      defaultMessage: 'Appointments',
      description: 'Page title: Appointments of a studio.',
    },
    appointment: {
      id: 'title.appointment',
      defaultMessage: 'Appointment',
      description: 'Page title: One kind of appointment.',
    },
    chooseStudio: {
      id: 'title.chooseStudio',
      defaultMessage: 'Choose a studio',
      description: 'Page title: Studios that offer an appointment.',
    },
    events: {
      id: 'title.events',
      defaultMessage: 'Events',
      description: 'Page title: Events of a studio.',
    },
    event: { id: 'title.event', defaultMessage: 'Event', description: 'Page title: One event.' },
    checkinReservation: {
      id: 'title.checkinReservation',
      defaultMessage: 'Reserve a visit',
      description: 'Page title: Reservation of a check-in.',
    },
    reserved: {
      id: 'title.reserved',
      defaultMessage: 'Reserved',
      description: 'Page title: Result of a reservation.',
    },
    trialSession: {
      id: 'title.trialSession',
      defaultMessage: 'Trial session',
      description: 'Page title: A first visit to try out a studio.',
    },
    contract: {
      id: 'title.contract',
      defaultMessage: 'Memberships',
      description: 'Page title: Contracts on offer.',
    },
    crossTenantCheckin: {
      id: 'title.crossTenantCheckin',
      defaultMessage: 'Visit from another studio',
      description: 'Page title: Whether a member of another chain may come in here.',
    },
    contractCancelation: {
      id: 'title.contractCancelation',
      defaultMessage: 'Cancel a membership',
      description: 'Page title: the way out of a contract without logging in.',
    },
    contractWithdrawal: {
      id: 'title.contractWithdrawal',
      defaultMessage: 'Withdraw from a contract',
      description: 'Page title: the right of withdrawal.',
    },
    contractSign: {
      id: 'title.contractSign',
      defaultMessage: 'Join',
      description: 'Page title: Steps to a contract.',
    },
    offers: {
      id: 'title.offers',
      defaultMessage: 'Offers',
      description: 'Page title: Offers of a studio.',
    },
    dayTickets: {
      id: 'title.dayTickets',
      defaultMessage: 'Day passes',
      description: 'Page title: Day tickets of a studio.',
    },
    vouchers: {
      id: 'title.vouchers',
      defaultMessage: 'Vouchers',
      description: 'Page title: Vouchers of a studio.',
    },
    contact: {
      id: 'title.contact',
      defaultMessage: 'Contact details',
      description: 'Page title: Step of a booking.',
    },
    payment: {
      id: 'title.payment',
      defaultMessage: 'Payment',
      description: 'Page title: Step of a booking.',
    },
    summary: {
      id: 'title.summary',
      defaultMessage: 'Summary',
      description: 'Page title: Step of a booking.',
    },
    success: {
      id: 'title.success',
      defaultMessage: 'Done',
      description: 'Page title: Result of a booking that succeeded.',
    },
    canceled: {
      id: 'title.canceled',
      defaultMessage: 'Cancelled',
      description: 'Page title: Result of a booking that was given up.',
    },
    failed: {
      id: 'title.failed',
      defaultMessage: 'Not booked',
      description: 'Page title: Result of a booking that failed.',
    },
    confirm: {
      id: 'title.confirm',
      defaultMessage: 'Confirm',
      description: 'Page title: A booking is confirmed by link.',
    },
    myBookings: {
      id: 'title.myBookings',
      defaultMessage: 'My bookings',
      description: 'Page title: Bookings of the member.',
    },
    myCheckinReservations: {
      id: 'title.myCheckinReservations',
      defaultMessage: 'My check-in reservations',
      description: 'Page title: Reservations of the member.',
    },
    myMessages: {
      id: 'title.myMessages',
      defaultMessage: 'Messages',
      description: 'Page title: Messages of the studio to the member.',
    },
    myPasses: {
      id: 'title.myPasses',
      defaultMessage: 'My passes',
      description: 'Page title: Packs, day passes and vouchers of the member.',
    },
    myPayments: {
      id: 'title.myPayments',
      defaultMessage: 'My payments',
      description: 'Page title: Payments of the member.',
    },
    settings: {
      id: 'title.settings',
      defaultMessage: 'Settings',
      description: 'Page title: Settings of the account.',
    },
    profile: {
      id: 'title.profile',
      defaultMessage: 'Profile',
      description: 'Page title: Profile of the account.',
    },
    changePassword: {
      id: 'title.changePassword',
      defaultMessage: 'Change password',
      description: 'Page title: Settings page.',
    },
    addEmail: {
      id: 'title.addEmail',
      defaultMessage: 'Add email address',
      description: 'Page title: Settings page.',
    },
    changeEmail: {
      id: 'title.changeEmail',
      defaultMessage: 'Change main email address',
      description: 'Page title: Settings page.',
    },
    deleteEmail: {
      id: 'title.deleteEmail',
      defaultMessage: 'Remove email address',
      description: 'Page title: Settings page.',
    },
    emails: {
      id: 'title.emails',
      defaultMessage: 'Email addresses',
      description: 'Page title: Settings page.',
    },
    updatePaymentMethod: {
      id: 'title.updatePaymentMethod',
      defaultMessage: 'Payment method',
      description: 'Page title: Changes a payment method by link.',
    },
    selfServiceLink: {
      id: 'title.selfServiceLink',
      defaultMessage: 'Your link',
      description: 'Page title: A page that an e-mail links to.',
    },
    streaming: {
      id: 'title.streaming',
      defaultMessage: 'Live stream',
      description: 'Page title: A streamed appointment.',
    },
    fitnessApps: {
      id: 'title.fitnessApps',
      defaultMessage: 'Fitness apps',
      description: 'Page title: Connects a fitness application.',
    },
    everyWeek: {
      id: 'title.everyWeek',
      defaultMessage: 'Weekly bookings',
      description:
        'Page title, and links to it: classes that are booked for the member every week.',
    },
  }),
);
