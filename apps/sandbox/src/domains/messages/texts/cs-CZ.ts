import type { MessageTexts } from './types.ts';

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
};
