import type { BookingTexts } from './types.ts';

export const huHU: BookingTexts = {
  button: 'Foglalásaim megtekintése',
  guestBooking: 'Foglalás megtekintése vagy lemondása',
  guestWaitingList: 'Várólista megnyitása, elhagyása',
  confirm: 'Foglalás megerősítése',
  waitingCharge: 'Csak akkor terheljük meg a kártyádat, ha helyet kapsz. Összeg: {amount}.',
  refunded: 'Visszatérítjük a befizetett összeget: {amount}.',
  released: 'Nem terheltük meg a kártyádat, a zárolt összeget feloldottuk: {amount}.',
  givenBack: 'A felhasznált alkalmat jóváírtuk.',
  lateCancelation: {
    FORFEITED: 'Ha ezután mondod le ({until}), nem jár vissza semmi.',
    FEE: 'Ha ezután mondod le ({until}), {fee} díjat számítunk fel.',
  },
  forfeited: 'A határidő után mondtad le, ezért nem jár vissza semmi.',
  feeCharged: 'A határidő után mondtad le, ezért {fee} díjat terhelünk a számládra.',
  feeMissed: '{fee} díjat terhelünk a számládra.',
  blocked: 'Több kihagyott foglalás után ekkorától foglalhatsz újra: {blockedUntil}.',
  feeEntries: {
    lateCancelation: 'Késői lemondás: {course}',
    missed: 'Távolmaradás lemondás nélkül: {course}',
  },
  occasions: {
    missed: {
      subject: 'Kihagytad: {course}',
      body: 'Foglalásod volt ({course}), de nem jelentkeztél be. Ha nem tudsz jönni, mondd le időben, hogy másé lehessen a hely.',
    },
    booked: {
      subject: 'Lefoglaltuk a helyedet: {course}',
      body: 'Lefoglaltuk a helyedet: {course}. A naptárfájlt csatoltuk.',
    },
    toBeConfirmed: {
      subject: 'Erősítsd meg: {course}',
      body: 'Fenntartunk neked egy helyet: {course}, {studio}. A foglalás csak akkor érvényes, ha az alábbi gombbal megerősíted. Ha nem te kérted, hagyd figyelmen kívül ezt az e-mailt, és semmit sem foglalunk.',
    },
    unconfirmed: {
      subject: 'Nem erősítetted meg időben: {course}',
      body: 'A foglalást nem erősítetted meg időben, ezért a hely újra szabad: {course}. Bármikor foglalhatsz újra.',
    },
    waiting: {
      subject: 'Várólistán vagy: {course}',
      body: 'A várólista {position}. helyén állsz: {course}. Ha felszabadul számodra egy hely, automatikusan lefoglaljuk, és e-mailt küldünk.',
    },
    movedUp: {
      subject: 'Van helyed: {course}',
      body: 'Felszabadult egy hely: {course}. Lefoglaltuk neked. A naptárfájlt csatoltuk.',
    },
    canceled: {
      subject: 'Foglalás lemondva: {course}',
      body: 'A foglalásod lemondása megtörtént: {course}.',
    },
    leftWaitingList: {
      subject: 'Már nem vagy a várólistán: {course}',
      body: 'Már nem vagy a várólistán: {course}.',
    },
    waitingEnded: {
      subject: 'Nem szabadult fel hely: {course}',
      body: 'Sajnos nem szabadult fel számodra hely: {course}. A várólista lezárult.',
    },
    declined: {
      subject: 'Nem tudtuk lefoglalni a helyedet: {course}',
      body: 'Felszabadult számodra egy hely: {course}. A bankod azonban elutasította a fizetést. Nem terheltük meg a kártyádat, és már nem vagy a várólistán.',
    },
    debitReturned: {
      subject: 'A fizetésed visszajött: {course}',
      body: 'A bankod visszaküldte a beszedést ({amount}): {course}, {studio}. Ezért a foglalásod már nem érvényes, és a hely újra szabad. Amíg van hely, másik fizetési móddal újra lefoglalhatod.',
    },
    debitOwed: {
      subject: 'Még fizetendő: {course}',
      body: 'A bankod visszaküldte a beszedést ({amount}): {course}. Az időpont már elmúlt, ezért ez az összeg még fizetendő: {amount}. Kérjük, vedd fel a kapcsolatot a stúdióval ({studio}), és fizess más módon.',
    },
    canceledByStudio: {
      subject: 'Elmarad: {course}',
      body: 'Sajnos elmarad: {course} ({studio}).',
    },
    receipt: {
      subject: 'Bizonylat: {course}',
      body: 'Köszönjük a fizetést. Ez a bizonylatod: {course}.',
    },
  },
};
