import type { MailTexts } from './types.ts';

export const csCZ: MailTexts = {
  hello: 'Dobrý den!',
  helloNobody: 'Dobrý den!',
  code: 'Váš kód:',
  ignore: 'Pokud o to nežádáte vy, tento e-mail ignorujte: bez kódu se nic nestane.',
  alarm: 'Pokud ta změna není od vás, ihned si nastavte nové heslo a napište svému studiu.',
  closing: 'Váš tým {brand}',
  labels: {
    when: 'Kdy:',
    where: 'Kde:',
    forWhom: 'Pro:',
    bookedBy: 'Kdo rezervoval:',
    cancelUntil: 'Zrušit můžete nejpozději:',
    confirmUntil: 'Potvrďte nejpozději:',
    amount: 'Částka:',
    voucher: 'Zaplaceno poukazem:',
    method: 'Způsob platby:',
    paidOn: 'Zaplaceno:',
    orderReference: 'Číslo objednávky:',
    bookingReference: 'Číslo rezervace:',
  },
  charged: 'Strhli jsme částku {amount}.',
  voucherReturned: 'Na poukaz jsme vrátili částku {voucher}.',
  mails: {
    verification: {
      subject: 'Potvrďte svou e-mailovou adresu',
      body: 'Vítá vás {brand}. Potvrďte svou e-mailovou adresu kódem nebo odkazem. Obojí platí 24 hodin.',
      button: 'Potvrdit e-mailovou adresu',
    },
    reset: {
      subject: 'Nastavte si nové heslo',
      body: 'Přišla žádost o nové heslo k účtu {brand}. Kód i odkaz platí 30 minut.',
      button: 'Nastavit nové heslo',
    },
    changeEmail: {
      subject: 'Potvrďte svou novou e-mailovou adresu',
      body: 'Tato adresa má být hlavní adresou vašeho účtu {brand}. Potvrďte ji do 24 hodin.',
      button: 'Potvrdit e-mailovou adresu',
    },
    additionalEmail: {
      subject: 'Potvrďte svou další e-mailovou adresu',
      body: 'Tato adresa byla přidána k vašemu účtu {brand}. Potvrďte ji do 24 hodin.',
      button: 'Potvrdit e-mailovou adresu',
    },
    passwordChanged: {
      subject: 'Vaše heslo bylo změněno',
      body: 'Heslo k vašemu účtu {brand} bylo právě změněno. Na všech ostatních zařízeních jsme vás odhlásili.',
      button: null,
    },
    emailChanged: {
      subject: 'Vaše e-mailová adresa byla změněna',
      body: 'Hlavní adresa vašeho účtu {brand} byla změněna. Na všech ostatních zařízeních jsme vás odhlásili.',
      button: null,
    },
    passkeyAdded: {
      subject: 'K vašemu účtu byl přidán přístupový klíč',
      body: 'K vašemu účtu {brand} byl právě přidán přístupový klíč. Lze se s ním přihlásit bez hesla. Své přístupové klíče najdete a odeberete v nastavení.',
      button: null,
    },
    addressTaken: {
      subject: 'Účet už máte',
      body: 'Někdo chtěl s touto adresou vytvořit účet {brand}, ale ta už účet má. Pokud to bylo z vaší strany, přihlaste se. Pokud si heslo nepamatujete, nastavte si nové.',
      button: 'Nastavit nové heslo',
    },
    accountDeleted: {
      subject: 'Váš účet byl smazán',
      body: 'Váš účet {brand} jsme na vaše přání smazali. Uchováváme jen to, co vyžaduje zákon, například faktury.',
      button: null,
    },
  },
};
