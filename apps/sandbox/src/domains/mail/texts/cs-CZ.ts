import type { MailTexts } from '../texts.ts';

export const csCZ: MailTexts = {
  hello: 'Dobrý den, {name},',
  helloNobody: 'Dobrý den,',
  code: 'Váš kód:',
  ignore: 'Pokud jste to nebyli vy, nedělejte nic: bez kódu se nic nestane.',
  alarm: 'Pokud jste to nebyli vy, ihned si nastavte nové heslo a napište svému studiu.',
  closing: 'Váš tým {brand}',
  mails: {
    verification: {
      subject: 'Potvrďte svou e-mailovou adresu',
      body: 'Vítejte v {brand}. Potvrďte svou adresu kódem nebo odkazem; obojí platí 24 hodin.',
      button: 'Potvrdit adresu',
    },
    reset: {
      subject: 'Nastavte si nové heslo',
      body: 'Někdo, snad vy, chce v {brand} nastavit nové heslo. Kód i odkaz platí 30 minut.',
      button: 'Nastavit nové heslo',
    },
    changeEmail: {
      subject: 'Potvrďte svou novou e-mailovou adresu',
      body: 'Tato adresa se má stát vaší hlavní adresou v {brand}. Potvrďte ji do 24 hodin.',
      button: 'Potvrdit novou adresu',
    },
    additionalEmail: {
      subject: 'Potvrďte svou další e-mailovou adresu',
      body: 'Tato adresa byla přidána k vašemu účtu v {brand}. Potvrďte ji do 24 hodin.',
      button: 'Potvrdit adresu',
    },
    passwordChanged: {
      subject: 'Vaše heslo bylo změněno',
      body: 'Heslo vašeho účtu v {brand} bylo právě změněno. Všechna ostatní zařízení jsou odhlášena.',
      button: null,
    },
    emailChanged: {
      subject: 'Vaše e-mailová adresa byla změněna',
      body: 'Hlavní adresa vašeho účtu v {brand} je nyní jiná. Všechna ostatní zařízení jsou odhlášena.',
      button: null,
    },
    addressTaken: {
      subject: 'Účet už máte',
      body: 'Někdo chtěl tuto adresu použít pro účet v {brand}, ale ta už účet má. Pokud jste to byli vy, přihlaste se; pokud heslo už neznáte, nastavte si nové.',
      button: 'Nastavit nové heslo',
    },
    accountDeleted: {
      subject: 'Váš účet byl smazán',
      body: 'Váš účet v {brand} byl podle vašeho přání smazán. Vaše osobní údaje už neuchováváme.',
      button: null,
    },
  },
};
