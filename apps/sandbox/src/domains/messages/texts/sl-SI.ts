import type { MessageTexts } from './types.ts';

/** Texts of a class that was not booked by a standing booking. @param reason a full sentence */
const notBooked = (reason: string) => ({
  subject: 'Ni rezervirano: {what}',
  text: `Vadbe **{what}**, {studio}, nismo rezervirali za vas. ${reason}`,
  link: 'Spremenite tedenske rezervacije',
});

export const slSI: MessageTexts = {
  CANCELATION_RECEIVED: {
    subject: 'Odpoved prejeta: {what}',
    text: 'Studio {studio} je prejel vašo odpoved: **{what}**. Konec: {day}.',
    link: 'Oglejte si pogodbe',
  },
  CANCELATION_WITHDRAWN: {
    subject: 'Vaša pogodba se nadaljuje: {what}',
    text: 'Odpoved je preklicana: **{what}** ({studio}). Vse ostane kot doslej.',
    link: 'Oglejte si pogodbe',
  },
  AMENDMENT_ACCEPTED: {
    subject: 'Vaša sprememba je sprejeta',
    text: 'Studio {studio} je sprejel vašo spremembo: **{what}**.',
    link: 'Oglejte si podatke',
  },
  AMENDMENT_REJECTED: {
    subject: 'Vaša sprememba ni sprejeta',
    text: 'Studio {studio} ni sprejel vaše spremembe: **{what}**. Vse ostane, kot je bilo. Če imate vprašanja, se obrnite na svoj studio.',
    link: 'Oglejte si podatke',
  },
  IDLE_PERIOD_ACCEPTED: {
    subject: 'Mirovanje potrjeno: {what}',
    text: 'Mirovanje je potrjeno: **{what}** ({studio}). Prvi dan: {first}. Zadnji dan: {last}.',
    link: 'Oglejte si mirovanja',
  },
  IDLE_PERIOD_REJECTED: {
    subject: 'Mirovanje ni sprejeto: {what}',
    text: 'Studio {studio} ni sprejel mirovanja: **{what}** (prvi dan: {first}, zadnji dan: {last}). Pogodba se nadaljuje kot doslej. Če imate vprašanja, se obrnite na svoj studio.',
    link: 'Oglejte si mirovanja',
  },
  CONTACT_EMAIL_CHANGED: {
    subject: 'Vaš e-poštni naslov je spremenjen',
    text: 'Studio {studio} vam odslej piše na drug e-poštni naslov. Naslov za prijavo ostane enak. Če to niste bili vi, takoj nastavite novo geslo in pišite svojemu studiu.',
    link: 'Oglejte si podatke',
  },
  PAYMENT_METHOD_CHANGED: {
    subject: 'Nov način plačila: {what}',
    text: 'Vaše članstvo ({studio}) se odslej plačuje tako: **{what}**. Če to niste bili vi, pišite svojemu studiu.',
    link: 'Oglejte si način plačila',
  },
  MOVED_UP: {
    subject: 'Imate mesto: {what}',
    text: 'Za vas se je sprostilo mesto: **{what}**, {studio}, {when}.',
    link: 'Oglejte si rezervacije',
  },
  LOYALTY_CONFIRMED: {
    subject: 'Sodelujete: {what}',
    text: 'Studio {studio} je potrdil vaše sodelovanje v programu: **{what}**. Odslej zbirate točke.',
    link: 'Oglejte si točke',
  },
  REWARD_READY: {
    subject: 'Vaša nagrada vas čaka',
    text: 'Studio {studio} ima za vas nagrado za priporočilo. Izkoristite jo lahko takoj.',
    link: 'Oglejte si nagrade',
  },
  COMPENSATION_ACCEPTED: {
    subject: 'Vaše nadomestilo je odobreno',
    text: 'Studio {studio} je odobril izbrano nadomestilo: **{what}**.',
    link: 'Oglejte si nadomestilo',
  },
  COMPENSATION_REJECTED: {
    subject: 'Vaše nadomestilo ni odobreno',
    text: 'Studio {studio} ni odobril izbranega nadomestila: **{what}**. Izberete lahko znova. Če imate vprašanja, se obrnite na svoj studio.',
    link: 'Oglejte si nadomestilo',
  },
  NOT_BOOKED_FULL: notBooked('Vsa mesta so bila zasedena.'),
  NOT_BOOKED_SHARE_TAKEN: notBooked(
    'Mesta za tedenske rezervacije so bila zasedena; druga so morda še prosta.',
  ),
  NOT_BOOKED_NOT_COVERED: notBooked(
    'Vaše članstvo ali karta je ne pokriva, na primer ker je potekla.',
  ),
  NOT_BOOKED_LIMIT_REACHED: notBooked('Vaše članstvo ali karta je za to obdobje porabljena.'),
  NOT_BOOKED_MEMBERSHIP_PAUSED: notBooked('Vaše članstvo je ta dan v mirovanju.'),
  NOT_BOOKED_PAUSED: notBooked('Tedensko rezervacijo ste začasno ustavili.'),
  NOT_BOOKED_BLOCKED: notBooked('Trenutno ne morete rezervirati.'),
  NOT_BOOKED_MOVED: notBooked('Vadba je bila prestavljena za več kot pol ure.'),
  NOT_BOOKED_CLASS_CANCELED: notBooked('Studio je vadbo odpovedal.'),
  NOT_BOOKED_OVERLAPPING: notBooked('Ob tem času imate drugo rezervacijo.'),
  NOT_BOOKED_NOT_OFFERED: notBooked('Studio ne ponuja več tedenskih rezervacij.'),
  BOOKED_EVERY_WEEK: {
    subject: 'Rezervirano za vas: {what}',
    text: 'Kot vsak teden je vaše mesto rezervirano: **{what}**, {studio}.',
    link: 'Oglejte si rezervacije',
  },
  STANDING_BOOKING_ENDED: {
    subject: 'Tedenska rezervacija je končana: {what}',
    text: 'To vadbo ste zamudili dvakrat zapored, nazadnje **{what}**, {studio}. Zato je ne rezerviramo več vsak teden za vas. Kadar koli jo lahko znova nastavite.',
    link: 'Oglejte si tedenske rezervacije',
  },
  BOOKING_OPEN: {
    subject: 'Rezervacije so odprte: {what}',
    text: 'Vadbo **{what}**, {studio}, lahko zdaj rezervirate.',
    link: 'Oglejte si vadbo',
  },
};
