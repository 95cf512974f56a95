import type { MailTexts } from '../texts.ts';

export const huHU: MailTexts = {
  hello: 'Szia {name}!',
  helloNobody: 'Szia!',
  code: 'A kódod:',
  ignore: 'Ha nem te voltál, nincs teendőd: a kód nélkül nem történik semmi.',
  alarm: 'Ha nem te voltál, azonnal állíts be új jelszót, és írj a stúdiódnak.',
  closing: 'A {brand} csapata',
  mails: {
    verification: {
      subject: 'Erősítsd meg az e-mail-címedet',
      body: 'Üdvözlünk: {brand}. Erősítsd meg a címedet a kóddal vagy a linkkel; mindkettő 24 óráig érvényes.',
      button: 'Cím megerősítése',
    },
    reset: {
      subject: 'Állíts be új jelszót',
      body: 'Valaki, remélhetőleg te, új jelszót szeretne beállítani itt: {brand}. A kód és a link 30 percig érvényes.',
      button: 'Új jelszó beállítása',
    },
    changeEmail: {
      subject: 'Erősítsd meg az új e-mail-címedet',
      body: 'Ez lesz az elsődleges címed itt: {brand}. Erősítsd meg 24 órán belül.',
      button: 'Új cím megerősítése',
    },
    additionalEmail: {
      subject: 'Erősítsd meg a további e-mail-címedet',
      body: 'Ezt a címet hozzáadtuk a fiókodhoz itt: {brand}. Erősítsd meg 24 órán belül.',
      button: 'Cím megerősítése',
    },
    passwordChanged: {
      subject: 'Megváltozott a jelszavad',
      body: 'A fiókod jelszava most megváltozott itt: {brand}. Minden más eszközről kijelentkeztettünk.',
      button: null,
    },
    emailChanged: {
      subject: 'Megváltozott az e-mail-címed',
      body: 'A fiókod elsődleges címe mostantól másik cím itt: {brand}. Minden más eszközről kijelentkeztettünk.',
      button: null,
    },
    addressTaken: {
      subject: 'Már van fiókod',
      body: 'Valaki ezt a címet szerette volna használni egy fiókhoz itt: {brand}, de már tartozik hozzá egy. Ha te voltál, jelentkezz be; ha már nem tudod a jelszót, állíts be újat.',
      button: 'Új jelszó beállítása',
    },
    accountDeleted: {
      subject: 'Töröltük a fiókodat',
      body: 'Kérésedre töröltük a fiókodat itt: {brand}. A személyes adataidat már nem őrizzük.',
      button: null,
    },
  },
};
