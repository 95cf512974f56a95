import type { MailTexts } from './types.ts';

export const huHU: MailTexts = {
  hello: 'Szia {name}!',
  helloNobody: 'Szia!',
  code: 'A kódod:',
  ignore:
    'Ha nem te kérted, hagyd figyelmen kívül ezt az e-mailt: a kód nélkül nem történik semmi.',
  alarm: 'Ha nem te voltál, azonnal állíts be új jelszót, és írj a stúdiódnak.',
  closing: 'Üdvözlettel: {brand}',
  labels: {
    when: 'Időpont:',
    where: 'Helyszín:',
    forWhom: 'Kinek:',
    bookedBy: 'Foglalta:',
    cancelUntil: 'Lemondható eddig:',
    confirmUntil: 'Megerősítés legkésőbb:',
    amount: 'Összeg:',
    voucher: 'Utalvánnyal fizetve:',
    method: 'Fizetési mód:',
    paidOn: 'Fizetés időpontja:',
    orderReference: 'Megrendelés száma:',
    bookingReference: 'Foglalási szám:',
  },
  charged: 'Megterheltük a kártyádat, összeg: {amount}.',
  voucherReturned: 'Visszaírtuk az utalványodra: {voucher}.',
  mails: {
    verification: {
      subject: 'Erősítsd meg az e-mail-címedet',
      body: '{brand} – örülünk, hogy itt vagy! Erősítsd meg az e-mail-címedet a kóddal vagy a linkkel. Mindkettő 24 óráig érvényes.',
      button: 'E-mail-cím megerősítése',
    },
    reset: {
      subject: 'Állíts be új jelszót',
      body: 'Új jelszót kértek a fiókodhoz itt: {brand}. A kód és a link 30 percig érvényes.',
      button: 'Új jelszó beállítása',
    },
    changeEmail: {
      subject: 'Erősítsd meg az új e-mail-címedet',
      body: 'Kérted, hogy ez legyen az elsődleges címed itt: {brand}. Erősítsd meg 24 órán belül.',
      button: 'E-mail-cím megerősítése',
    },
    additionalEmail: {
      subject: 'Erősítsd meg a további e-mail-címedet',
      body: 'Ezt a címet hozzáadtuk a fiókodhoz itt: {brand}. Erősítsd meg 24 órán belül.',
      button: 'E-mail-cím megerősítése',
    },
    passwordChanged: {
      subject: 'Megváltozott a jelszavad',
      body: 'A fiókod jelszava most megváltozott itt: {brand}. Minden más eszközön kijelentkeztettünk.',
      button: null,
    },
    emailChanged: {
      subject: 'Megváltozott az e-mail-címed',
      body: 'A fiókod elsődleges címe megváltozott itt: {brand}. Minden más eszközön kijelentkeztettünk.',
      button: null,
    },
    passkeyAdded: {
      subject: 'Azonosítókulcs került a fiókodhoz',
      body: 'Az imént azonosítókulcsot adtak a fiókodhoz itt: {brand}. Ezzel jelszó nélkül is be lehet jelentkezni. Az azonosítókulcsaidat a beállításokban láthatod és törölheted.',
      button: null,
    },
    addressTaken: {
      subject: 'Már van fiókod',
      body: 'Valaki ezzel a címmel szeretett volna fiókot létrehozni itt: {brand}, de már tartozik hozzá egy. Ha te voltál, jelentkezz be. Ha elfelejtetted a jelszavadat, állíts be újat.',
      button: 'Új jelszó beállítása',
    },
    accountDeleted: {
      subject: 'Töröltük a fiókodat',
      body: 'Kérésedre töröltük a fiókodat itt: {brand}. Már csak azt őrizzük, amit a törvény előír, például a számlákat.',
      button: null,
    },
  },
};
