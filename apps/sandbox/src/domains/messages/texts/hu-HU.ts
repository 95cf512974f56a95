import type { MessageTexts } from './types.ts';

/** Texts of a class that was not booked by a standing booking. @param reason a full sentence */
const notBooked = (reason: string) => ({
  subject: 'Nincs lefoglalva: {what}',
  text: `Ezt nem foglaltuk le neked: **{what}**, {studio}. ${reason}`,
  link: 'Heti foglalások módosítása',
});

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
  NOT_BOOKED_FULL: notBooked('Minden hely elkelt.'),
  NOT_BOOKED_SHARE_TAKEN: notBooked(
    'A heti foglalásoknak fenntartott helyek elkeltek; más helyek még szabadok lehetnek.',
  ),
  NOT_BOOKED_NOT_COVERED: notBooked(
    'A tagságod vagy bérleted nem érvényes rá, például mert lejárt.',
  ),
  NOT_BOOKED_LIMIT_REACHED: notBooked('A tagságod vagy bérleted erre az időszakra elfogyott.'),
  NOT_BOOKED_MEMBERSHIP_PAUSED: notBooked('A tagságod aznap szünetel.'),
  NOT_BOOKED_PAUSED: notBooked('Szüneteltetted a heti foglalást.'),
  NOT_BOOKED_BLOCKED: notBooked('Jelenleg nem foglalhatsz.'),
  NOT_BOOKED_MOVED: notBooked('Az órát több mint fél órával áthelyezték.'),
  NOT_BOOKED_CLASS_CANCELED: notBooked('A stúdió lemondta az órát.'),
  NOT_BOOKED_OVERLAPPING: notBooked('Ebben az időben másik foglalásod van.'),
  NOT_BOOKED_NOT_OFFERED: notBooked('A stúdió már nem kínál heti foglalást.'),
  BOOKED_EVERY_WEEK: {
    subject: 'Lefoglaltuk neked: {what}',
    text: 'Ahogy minden héten, a helyed le van foglalva: **{what}**, {studio}.',
    link: 'Foglalásaim',
  },
  STANDING_BOOKING_ENDED: {
    subject: 'Véget ért a heti foglalás: {what}',
    text: 'Kétszer egymás után kihagytad ezt az órát, legutóbb: **{what}**, {studio}. Ezért már nem foglaljuk le neked minden héten. Bármikor újra beállíthatod.',
    link: 'Heti foglalásaim',
  },
  BOOKING_OPEN: {
    subject: 'Már foglalható: {what}',
    text: 'Most már lefoglalhatod: **{what}**, {studio}.',
    link: 'Az óra megtekintése',
  },
};
