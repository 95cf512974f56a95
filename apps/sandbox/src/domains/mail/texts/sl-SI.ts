import type { MailTexts } from '../texts.ts';

export const slSI: MailTexts = {
  hello: 'Pozdravljeni, {name},',
  helloNobody: 'Pozdravljeni,',
  code: 'Vaša koda:',
  ignore: 'Če to niste bili vi, vam ni treba storiti ničesar: brez kode se ne zgodi nič.',
  alarm: 'Če to niste bili vi, takoj nastavite novo geslo in pišite svojemu studiu.',
  closing: 'Vaša ekipa {brand}',
  mails: {
    verification: {
      subject: 'Potrdite svoj e-poštni naslov',
      body: 'Dobrodošli v {brand}. Potrdite svoj naslov s kodo ali povezavo; obe veljata 24 ur.',
      button: 'Potrdi naslov',
    },
    reset: {
      subject: 'Nastavite novo geslo',
      body: 'Nekdo, upamo, da vi, želi v {brand} nastaviti novo geslo. Koda in povezava veljata 30 minut.',
      button: 'Nastavi novo geslo',
    },
    changeEmail: {
      subject: 'Potrdite svoj novi e-poštni naslov',
      body: 'Ta naslov naj bi postal vaš glavni naslov v {brand}. Potrdite ga v 24 urah.',
      button: 'Potrdi novi naslov',
    },
    additionalEmail: {
      subject: 'Potrdite svoj dodatni e-poštni naslov',
      body: 'Ta naslov je bil dodan vašemu računu v {brand}. Potrdite ga v 24 urah.',
      button: 'Potrdi naslov',
    },
    passwordChanged: {
      subject: 'Vaše geslo je spremenjeno',
      body: 'Geslo vašega računa v {brand} je bilo pravkar spremenjeno. Vse druge naprave so odjavljene.',
      button: null,
    },
    emailChanged: {
      subject: 'Vaš e-poštni naslov je spremenjen',
      body: 'Glavni naslov vašega računa v {brand} je zdaj drug. Vse druge naprave so odjavljene.',
      button: null,
    },
    addressTaken: {
      subject: 'Račun že imate',
      body: 'Nekdo je želel uporabiti ta naslov za račun v {brand}, vendar ga naslov že ima. Če ste bili to vi, se prijavite; če gesla ne veste več, nastavite novo.',
      button: 'Nastavi novo geslo',
    },
    accountDeleted: {
      subject: 'Vaš račun je izbrisan',
      body: 'Vaš račun v {brand} je izbrisan, kot ste želeli. Vaših osebnih podatkov ne hranimo več.',
      button: null,
    },
  },
};
