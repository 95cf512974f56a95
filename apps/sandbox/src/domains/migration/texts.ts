/** Texts of the account-migration wizard, as the server gives them (specification 2, section 3). */
import type { Schemas } from '../../server/api.ts';

type Texts = Pick<Schemas['MigrationSteps'], 'step1' | 'step2' | 'step3' | 'step4'>;

const links = (privacyPolicy: string, termsAndConditions: string) => ({
  privacyPolicy: { url: '/privacy', urlText: privacyPolicy },
  termsAndConditions: { url: '/agb', urlText: termsAndConditions },
});

const inEnglish = links('privacy policy', 'terms and conditions');
const labelText = 'About your account';

const en: Texts = {
  step1: {
    labelText,
    title: 'Your account moves with your studio',
    content:
      'Your studio now belongs to a group that has accounts of its own. Move yours in two steps; your bookings and your password stay as they are.',
    confirmText: 'Continue',
    cancelText: 'Not now',
    checkbox: {
      text: 'I have read the {privacyPolicy} and the {termsAndConditions} of the group.',
      ...inEnglish,
    },
  },
  step2: {
    labelText,
    title: 'Agree and move',
    content: 'Once you agree your account is moved at once. You stay logged in.',
    confirmText: 'Move my account',
    cancelText: 'Back',
    checkbox: {
      text: 'I agree to the {privacyPolicy} and the {termsAndConditions}.',
      ...inEnglish,
    },
  },
  step3: {
    labelText,
    title: 'Do you really not want to move?',
    content:
      'Your account then stays where it is. What the group offers its members from now on needs an account that has moved.',
    confirmText: 'Move after all',
    cancelText: 'Do not move',
    checkbox: null,
  },
  step4: {
    labelText,
    title: 'Your account stays where it is',
    content: 'You can change your mind whenever you like: we ask again, once a day at most.',
    confirmText: 'Move now',
    cancelText: 'Close',
    checkbox: null,
  },
};

const inGerman = links('Datenschutzerklärung', 'Allgemeinen Geschäftsbedingungen');
const hinweis = 'Zu deinem Konto';

const de: Texts = {
  step1: {
    labelText: hinweis,
    title: 'Dein Konto zieht mit deinem Studio um',
    content:
      'Dein Studio gehört jetzt zu einer Gruppe, die eigene Konten hat. In zwei Schritten zieht deines um; deine Buchungen und dein Passwort bleiben, wie sie sind.',
    confirmText: 'Weiter',
    cancelText: 'Jetzt nicht',
    checkbox: {
      text: 'Ich habe die {privacyPolicy} und die {termsAndConditions} der Gruppe gelesen.',
      ...inGerman,
    },
  },
  step2: {
    labelText: hinweis,
    title: 'Zustimmen und umziehen',
    content: 'Sobald du zustimmst, zieht dein Konto um. Du bleibst angemeldet.',
    confirmText: 'Mein Konto umziehen',
    cancelText: 'Zurück',
    checkbox: {
      text: 'Ich stimme der {privacyPolicy} und den {termsAndConditions} zu.',
      ...inGerman,
    },
  },
  step3: {
    labelText: hinweis,
    title: 'Möchtest du wirklich nicht umziehen?',
    content:
      'Dein Konto bleibt dann, wo es ist. Was die Gruppe ihren Mitgliedern künftig bietet, braucht ein umgezogenes Konto.',
    confirmText: 'Doch umziehen',
    cancelText: 'Nicht umziehen',
    checkbox: null,
  },
  step4: {
    labelText: hinweis,
    title: 'Dein Konto bleibt, wo es ist',
    content: 'Du kannst es dir jederzeit anders überlegen: Wir fragen höchstens einmal am Tag.',
    confirmText: 'Jetzt umziehen',
    cancelText: 'Schließen',
    checkbox: null,
  },
};

/** @param language BCP 47, of the reader; English where there are no texts in it */
export function migrationTextsFor(language: string | null): Texts {
  return language?.toLowerCase().startsWith('de') ? de : en;
}
