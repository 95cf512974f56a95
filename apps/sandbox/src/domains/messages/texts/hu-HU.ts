import type { MessageTexts } from './types.ts';

export const huHU: MessageTexts = {
  CANCELATION_RECEIVED: {
    subject: 'Megkaptuk a felmondásodat: {what}',
    text: 'Megkaptuk a felmondásodat: **{what}** ({studio}). Az utolsó nap: {day}.',
    link: 'Szerződéseim',
  },
  CANCELATION_WITHDRAWN: {
    subject: 'A szerződésed folytatódik: {what}',
    text: 'Visszavontad a felmondást: **{what}** ({studio}). Minden a korábbiak szerint folytatódik.',
    link: 'Szerződéseim',
  },
  AMENDMENT_ACCEPTED: {
    subject: 'Elfogadtuk a módosításodat',
    text: 'Elfogadtuk a módosításodat: **{what}** ({studio}).',
    link: 'Adataim',
  },
  AMENDMENT_REJECTED: {
    subject: 'Nem fogadtuk el a módosításodat',
    text: 'Nem fogadtuk el a módosításodat: **{what}** ({studio}). Minden marad, ahogy volt. Ha kérdésed van, fordulj a stúdiódhoz.',
    link: 'Adataim',
  },
  IDLE_PERIOD_ACCEPTED: {
    subject: 'Visszaigazoltuk a szüneteltetést: {what}',
    text: 'Visszaigazoltuk a szüneteltetést: **{what}** ({studio}). Első nap: {first}. Utolsó nap: {last}.',
    link: 'Szüneteltetéseim',
  },
  IDLE_PERIOD_REJECTED: {
    subject: 'Nem fogadtuk el a szüneteltetést: {what}',
    text: 'Nem fogadtuk el a szüneteltetést: **{what}** ({studio}). Első nap: {first}. Utolsó nap: {last}. A szerződésed változatlanul folytatódik. Ha kérdésed van, fordulj a stúdiódhoz.',
    link: 'Szüneteltetéseim',
  },
  CONTACT_EMAIL_CHANGED: {
    subject: 'Megváltozott az e-mail-címed',
    text: 'Mostantól másik e-mail-címre írunk neked ({studio}). A cím, amellyel bejelentkezel, nem változik. Ha nem te voltál, azonnal állíts be új jelszót, és írj a stúdiódnak.',
    link: 'Adataim',
  },
  PAYMENT_METHOD_CHANGED: {
    subject: 'Új fizetési mód: {what}',
    text: 'A tagságodat mostantól így fizeted: **{what}** ({studio}). Ha nem te voltál, írj a stúdiódnak.',
    link: 'Fizetési módom',
  },
  MOVED_UP: {
    subject: 'Van helyed: {what}',
    text: 'Felszabadult számodra egy hely: **{what}**, {studio}, {when}.',
    link: 'Foglalásaim',
  },
  LOYALTY_CONFIRMED: {
    subject: 'Részt veszel: {what}',
    text: 'Megerősítettük a részvételedet: **{what}** ({studio}). Mostantól gyűjthetsz pontokat.',
    link: 'Pontjaim',
  },
  REWARD_READY: {
    subject: 'Jutalom vár rád',
    text: 'Jutalom vár rád egy ajánlásért ({studio}). Már beválthatod.',
    link: 'Jutalmaim',
  },
  COMPENSATION_ACCEPTED: {
    subject: 'Jóváhagytuk a kompenzációdat',
    text: 'Jóváhagytuk a választott kompenzációt: **{what}** ({studio}).',
    link: 'Kompenzációm',
  },
  COMPENSATION_REJECTED: {
    subject: 'Nem hagytuk jóvá a kompenzációdat',
    text: 'Nem hagytuk jóvá a választott kompenzációt: **{what}** ({studio}). Választhatsz újra. Ha kérdésed van, fordulj a stúdiódhoz.',
    link: 'Kompenzációm',
  },
};
