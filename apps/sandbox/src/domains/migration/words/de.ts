import type { MigrationWords } from './types.ts';

export const de: MigrationWords = {
  label: 'Zu deinem Konto',
  privacyPolicy: 'Datenschutzerklärung',
  termsAndConditions: 'Allgemeinen Geschäftsbedingungen',
  boxes: [
    'Ich habe die {privacyPolicy} und die {termsAndConditions} der Gruppe gelesen.',
    'Ich stimme der {privacyPolicy} und den {termsAndConditions} zu.',
  ],
  steps: [
    [
      'Dein Konto zieht mit deinem Studio um',
      'Dein Studio gehört jetzt zu einer Gruppe, die eigene Konten hat. In zwei Schritten zieht deines um; deine Buchungen und dein Passwort bleiben, wie sie sind.',
      'Weiter',
      'Jetzt nicht',
    ],
    [
      'Zustimmen und umziehen',
      'Sobald du zustimmst, zieht dein Konto um. Du bleibst angemeldet.',
      'Mein Konto umziehen',
      'Zurück',
    ],
    [
      'Möchtest du wirklich nicht umziehen?',
      'Dein Konto bleibt dann, wo es ist. Was die Gruppe ihren Mitgliedern künftig bietet, braucht ein umgezogenes Konto.',
      'Doch umziehen',
      'Nicht umziehen',
    ],
    [
      'Dein Konto bleibt, wo es ist',
      'Du kannst es dir jederzeit anders überlegen: Wir fragen höchstens einmal am Tag.',
      'Jetzt umziehen',
      'Schließen',
    ],
  ],
};
