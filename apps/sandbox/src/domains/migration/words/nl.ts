import type { MigrationWords } from './types.ts';

export const nl: MigrationWords = {
  label: 'Over je account',
  privacyPolicy: 'privacybeleid',
  termsAndConditions: 'algemene voorwaarden',
  boxes: [
    'Ik heb het {privacyPolicy} en de {termsAndConditions} van de groep gelezen.',
    'Ik ga akkoord met het {privacyPolicy} en de {termsAndConditions}.',
  ],
  steps: [
    [
      'Je account verhuist met je studio',
      'Je studio hoort nu bij een groep met eigen accounts. Verhuis het jouwe in twee stappen; je boekingen en je wachtwoord blijven zoals ze zijn.',
      'Verder',
      'Nu niet',
    ],
    [
      'Akkoord en verhuizen',
      'Zodra je akkoord gaat, verhuist je account. Je blijft ingelogd.',
      'Mijn account verhuizen',
      'Terug',
    ],
    [
      'Wil je echt niet verhuizen?',
      'Je account blijft dan waar het is. Voor wat de groep voortaan biedt, is een verhuisd account nodig.',
      'Toch verhuizen',
      'Niet verhuizen',
    ],
    [
      'Je account blijft waar het is',
      'Je kunt je altijd bedenken: we vragen het hoogstens één keer per dag.',
      'Nu verhuizen',
      'Sluiten',
    ],
  ],
};
