import type { MessageTexts } from './types.ts';

/** Texts of a class that was not booked by a standing booking. @param reason a full sentence */
const notBooked = (reason: string) => ({
  subject: 'Nerezervováno: {what}',
  text: `Lekci **{what}**, {studio}, jsme pro vás nerezervovali. ${reason}`,
  link: 'Změnit týdenní rezervace',
});

export const csCZ: MessageTexts = {
  CANCELATION_RECEIVED: {
    subject: 'Výpověď přijata: {what}',
    text: 'Studio {studio} přijalo vaši výpověď: **{what}**. Konec: {day}.',
    link: 'Zobrazit smlouvy',
  },
  CANCELATION_WITHDRAWN: {
    subject: 'Vaše smlouva trvá dál: {what}',
    text: 'Výpověď je vzata zpět: **{what}** ({studio}). Vše trvá jako dosud.',
    link: 'Zobrazit smlouvy',
  },
  AMENDMENT_ACCEPTED: {
    subject: 'Vaše změna byla přijata',
    text: 'Studio {studio} přijalo vaši změnu: **{what}**.',
    link: 'Zobrazit údaje',
  },
  AMENDMENT_REJECTED: {
    subject: 'Vaše změna nebyla přijata',
    text: 'Studio {studio} nepřijalo vaši změnu: **{what}**. Vše zůstává, jak bylo. S dotazy se obraťte na své studio.',
    link: 'Zobrazit údaje',
  },
  IDLE_PERIOD_ACCEPTED: {
    subject: 'Přerušení potvrzeno: {what}',
    text: 'Přerušení je potvrzeno: **{what}** ({studio}). První den: {first}. Poslední den: {last}.',
    link: 'Zobrazit přerušení',
  },
  IDLE_PERIOD_REJECTED: {
    subject: 'Přerušení nebylo přijato: {what}',
    text: 'Studio {studio} nepřijalo přerušení: **{what}** (první den: {first}, poslední den: {last}). Smlouva pokračuje jako dosud. S dotazy se obraťte na své studio.',
    link: 'Zobrazit přerušení',
  },
  CONTACT_EMAIL_CHANGED: {
    subject: 'Vaše e-mailová adresa byla změněna',
    text: 'Studio {studio} vám odteď píše na jinou e-mailovou adresu. Adresa pro přihlášení zůstává stejná. Pokud ta změna není od vás, ihned si nastavte nové heslo a napište svému studiu.',
    link: 'Zobrazit údaje',
  },
  PAYMENT_METHOD_CHANGED: {
    subject: 'Nový způsob platby: {what}',
    text: 'Vaše členství ({studio}) se odteď platí takto: **{what}**. Pokud ta změna není od vás, napište svému studiu.',
    link: 'Zobrazit způsob platby',
  },
  MOVED_UP: {
    subject: 'Máte místo: {what}',
    text: 'Uvolnilo se pro vás místo: **{what}**, {studio}, {when}.',
    link: 'Zobrazit rezervace',
  },
  LOYALTY_CONFIRMED: {
    subject: 'Vaše účast je potvrzena: {what}',
    text: 'Studio {studio} potvrdilo vaši účast v programu: **{what}**. Od teď sbíráte body.',
    link: 'Zobrazit body',
  },
  REWARD_READY: {
    subject: 'Vaše odměna je připravena',
    text: 'Studio {studio} má pro vás odměnu za doporučení. Uplatnit ji můžete hned.',
    link: 'Zobrazit odměny',
  },
  COMPENSATION_ACCEPTED: {
    subject: 'Vaše kompenzace byla schválena',
    text: 'Studio {studio} schválilo kompenzaci podle vašeho výběru: **{what}**.',
    link: 'Zobrazit kompenzaci',
  },
  COMPENSATION_REJECTED: {
    subject: 'Vaše kompenzace nebyla schválena',
    text: 'Studio {studio} neschválilo kompenzaci podle vašeho výběru: **{what}**. Můžete vybrat znovu. S dotazy se obraťte na své studio.',
    link: 'Zobrazit kompenzaci',
  },
  NOT_BOOKED_FULL: notBooked('Všechna místa byla obsazená.'),
  NOT_BOOKED_SHARE_TAKEN: notBooked(
    'Místa pro týdenní rezervace byla obsazená; jiná mohou být ještě volná.',
  ),
  NOT_BOOKED_NOT_COVERED: notBooked(
    'Vaše členství nebo permanentka ji nezahrnuje, například proto, že skončila.',
  ),
  NOT_BOOKED_LIMIT_REACHED: notBooked(
    'Vaše členství nebo permanentka je pro toto období vyčerpaná.',
  ),
  NOT_BOOKED_MEMBERSHIP_PAUSED: notBooked('Vaše členství je ten den přerušené.'),
  NOT_BOOKED_PAUSED: notBooked('Týdenní rezervaci jste pozastavili.'),
  NOT_BOOKED_BLOCKED: notBooked('V tuto chvíli nemůžete rezervovat.'),
  NOT_BOOKED_MOVED: notBooked('Lekce se posunula o více než půl hodiny.'),
  NOT_BOOKED_CLASS_CANCELED: notBooked('Studio lekci zrušilo.'),
  NOT_BOOKED_OVERLAPPING: notBooked('V tuto dobu máte jinou rezervaci.'),
  NOT_BOOKED_NOT_OFFERED: notBooked('Studio už týdenní rezervace nenabízí.'),
  BOOKED_EVERY_WEEK: {
    subject: 'Rezervováno pro vás: {what}',
    text: 'Jako každý týden máte rezervované místo: **{what}**, {studio}.',
    link: 'Zobrazit rezervace',
  },
  STANDING_BOOKING_ENDED: {
    subject: 'Týdenní rezervace skončila: {what}',
    text: 'Tuto lekci jste dvakrát po sobě zmeškali, naposledy **{what}**, {studio}. Už ji pro vás proto každý týden nerezervujeme. Kdykoli ji můžete nastavit znovu.',
    link: 'Zobrazit týdenní rezervace',
  },
  BOOKING_OPEN: {
    subject: 'Rezervace jsou otevřené: {what}',
    text: 'Lekci **{what}**, {studio}, si teď můžete rezervovat.',
    link: 'Zobrazit lekci',
  },
};
