import type { MigrationWords } from './types.ts';

export const en: MigrationWords = {
  label: 'About your account',
  privacyPolicy: 'privacy policy',
  termsAndConditions: 'terms and conditions',
  boxes: [
    'I have read the {privacyPolicy} and the {termsAndConditions} of the group.',
    'I agree to the {privacyPolicy} and the {termsAndConditions}.',
  ],
  steps: [
    [
      'Your account moves with your studio',
      'Your studio now belongs to a group that has accounts of its own. Move yours in two steps; your bookings and your password stay as they are.',
      'Continue',
      'Not now',
    ],
    [
      'Agree and move',
      'Once you agree your account is moved at once. You stay logged in.',
      'Move my account',
      'Back',
    ],
    [
      'Do you really not want to move?',
      'Your account then stays where it is. What the group offers its members from now on needs an account that has moved.',
      'Move after all',
      'Do not move',
    ],
    [
      'Your account stays where it is',
      'You can change your mind whenever you like: we ask again, once a day at most.',
      'Move now',
      'Close',
    ],
  ],
};
