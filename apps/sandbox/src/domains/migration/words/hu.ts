import type { MigrationWords } from './types.ts';

export const hu: MigrationWords = {
  label: 'A fiókodról',
  privacyPolicy: 'adatvédelmi tájékoztató',
  termsAndConditions: 'általános szerződési feltételek',
  boxes: [
    'Elolvastam a csoport dokumentumait: {privacyPolicy}, {termsAndConditions}.',
    'Elfogadom ezeket: {privacyPolicy}, {termsAndConditions}.',
  ],
  steps: [
    [
      'A fiókod a stúdióddal együtt költözik',
      'A stúdiód mostantól egy saját fiókokkal rendelkező csoporthoz tartozik. Két lépésben átköltöztetheted a tiédet; a foglalásaid és a jelszavad nem változnak.',
      'Tovább',
      'Most nem',
    ],
    [
      'Elfogadás és költözés',
      'Amint elfogadod, a fiókod átköltözik. Bejelentkezve maradsz.',
      'Fiókom átköltöztetése',
      'Vissza',
    ],
    [
      'Biztosan nem szeretnél költözni?',
      'A fiókod ekkor ott marad, ahol van. Amit a csoport mostantól kínál, ahhoz átköltöztetett fiók kell.',
      'Mégis költözöm',
      'Nem költözöm',
    ],
    [
      'A fiókod ott marad, ahol van',
      'Bármikor meggondolhatod magad: legfeljebb naponta egyszer kérdezzük meg.',
      'Költözés most',
      'Bezárás',
    ],
  ],
};
