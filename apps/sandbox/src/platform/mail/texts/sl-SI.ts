import type { MailTexts } from './types.ts';

export const slSI: MailTexts = {
  hello: 'Pozdravljeni, {name}!',
  helloNobody: 'Pozdravljeni!',
  code: 'Vaša koda:',
  ignore: 'Če tega niste zahtevali vi, to e-poštno sporočilo prezrite: brez kode se ne zgodi nič.',
  alarm: 'Če to niste bili vi, takoj nastavite novo geslo in pišite svojemu studiu.',
  closing: 'Vaša ekipa {brand}',
  labels: {
    when: 'Kdaj:',
    where: 'Kje:',
    forWhom: 'Za:',
    bookedBy: 'Kdo je rezerviral:',
    cancelUntil: 'Prekličete lahko najpozneje:',
    confirmUntil: 'Potrdite do:',
    amount: 'Znesek:',
    voucher: 'Plačano z darilnim bonom:',
    method: 'Način plačila:',
    paidOn: 'Plačano:',
    orderReference: 'Številka naročila:',
    bookingReference: 'Številka rezervacije:',
  },
  charged: 'Zaračunali smo znesek {amount}.',
  voucherReturned: 'Na vaš darilni bon smo vrnili znesek {voucher}.',
  mails: {
    verification: {
      subject: 'Potrdite svoj e-poštni naslov',
      body: 'Pozdravlja vas {brand}. Potrdite svoj e-poštni naslov s kodo ali povezavo. Obe veljata 24 ur.',
      button: 'Potrdi e-poštni naslov',
    },
    reset: {
      subject: 'Nastavite novo geslo',
      body: 'Prejeli smo zahtevo za novo geslo za vaš uporabniški račun {brand}. Koda in povezava veljata 30 minut.',
      button: 'Nastavi novo geslo',
    },
    changeEmail: {
      subject: 'Potrdite svoj novi e-poštni naslov',
      body: 'Ta naslov naj bi postal glavni naslov vašega uporabniškega računa {brand}. Potrdite ga v 24 urah.',
      button: 'Potrdi e-poštni naslov',
    },
    additionalEmail: {
      subject: 'Potrdite svoj dodatni e-poštni naslov',
      body: 'Ta naslov je bil dodan vašemu uporabniškemu računu {brand}. Potrdite ga v 24 urah.',
      button: 'Potrdi e-poštni naslov',
    },
    passwordChanged: {
      subject: 'Vaše geslo je spremenjeno',
      body: 'Geslo vašega uporabniškega računa {brand} je bilo pravkar spremenjeno. Iz vseh drugih naprav smo vas odjavili.',
      button: null,
    },
    emailChanged: {
      subject: 'Vaš e-poštni naslov je spremenjen',
      body: 'Glavni naslov vašega uporabniškega računa {brand} je spremenjen. Iz vseh drugih naprav smo vas odjavili.',
      button: null,
    },
    passkeyAdded: {
      subject: 'Vašemu uporabniškemu računu je bil dodan ključ za dostop',
      body: 'Vašemu uporabniškemu računu {brand} je bil pravkar dodan ključ za dostop. Z njim se je mogoče prijaviti brez gesla. Svoje ključe za dostop vidite in odstranite v nastavitvah.',
      button: null,
    },
    addressTaken: {
      subject: 'Uporabniški račun že imate',
      body: 'Nekdo je želel s tem naslovom ustvariti uporabniški račun {brand}, vendar ga naslov že ima. Če ste bili to vi, se prijavite. Če ste geslo pozabili, nastavite novo.',
      button: 'Nastavi novo geslo',
    },
    accountDeleted: {
      subject: 'Vaš uporabniški račun je izbrisan',
      body: 'Vaš uporabniški račun {brand} smo na vašo željo izbrisali. Hranimo samo še to, kar zahteva zakon, na primer izdane račune.',
      button: null,
    },
  },
};
