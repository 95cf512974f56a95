import type { MessageTexts } from './types.ts';

/** Texts of a class that was not booked by a standing booking. @param reason a full sentence */
const notBooked = (reason: string) => ({
  subject: 'Bez rezerwacji: {what}',
  text: `Nie zarezerwowaliśmy dla Ciebie zajęć **{what}**, {studio}. ${reason}`,
  link: 'Zmień cotygodniowe rezerwacje',
});

export const plPL: MessageTexts = {
  CANCELATION_RECEIVED: {
    subject: 'Mamy Twoje wypowiedzenie: {what}',
    text: 'Klub {studio} otrzymał Twoje wypowiedzenie: **{what}**. Koniec umowy: {day}.',
    link: 'Zobacz swoje umowy',
  },
  CANCELATION_WITHDRAWN: {
    subject: 'Twoja umowa trwa dalej: {what}',
    text: 'Wypowiedzenie jest cofnięte: **{what}** ({studio}). Wszystko trwa jak dotychczas.',
    link: 'Zobacz swoje umowy',
  },
  AMENDMENT_ACCEPTED: {
    subject: 'Twoja zmiana została przyjęta',
    text: 'Klub {studio} przyjął Twoją zmianę: **{what}**.',
    link: 'Zobacz swoje dane',
  },
  AMENDMENT_REJECTED: {
    subject: 'Twoja zmiana nie została przyjęta',
    text: 'Klub {studio} nie przyjął Twojej zmiany: **{what}**. Wszystko zostaje bez zmian. W razie pytań napisz do klubu.',
    link: 'Zobacz swoje dane',
  },
  IDLE_PERIOD_ACCEPTED: {
    subject: 'Zawieszenie potwierdzone: {what}',
    text: 'Zawieszenie jest potwierdzone: **{what}** ({studio}). Pierwszy dzień: {first}. Ostatni dzień: {last}.',
    link: 'Zobacz swoje zawieszenia',
  },
  IDLE_PERIOD_REJECTED: {
    subject: 'Zawieszenie nie zostało przyjęte: {what}',
    text: 'Klub {studio} nie zgodził się na zawieszenie: **{what}** (pierwszy dzień: {first}, ostatni dzień: {last}). Umowa trwa dalej jak dotąd. W razie pytań napisz do klubu.',
    link: 'Zobacz swoje zawieszenia',
  },
  CONTACT_EMAIL_CHANGED: {
    subject: 'Twój adres e-mail został zmieniony',
    text: 'Klub {studio} pisze do Ciebie od teraz na inny adres e-mail. Adres do logowania się nie zmienia. Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do klubu.',
    link: 'Zobacz swoje dane',
  },
  PAYMENT_METHOD_CHANGED: {
    subject: 'Nowa metoda płatności: {what}',
    text: 'Członkostwo w klubie {studio} jest od teraz opłacane tak: **{what}**. Jeśli to nie Ty, napisz do klubu.',
    link: 'Zobacz swoją metodę płatności',
  },
  MOVED_UP: {
    subject: 'Masz miejsce: {what}',
    text: 'Zwolniło się dla Ciebie miejsce: **{what}**, {studio}, {when}.',
    link: 'Zobacz swoje rezerwacje',
  },
  LOYALTY_CONFIRMED: {
    subject: 'Bierzesz udział: {what}',
    text: 'Klub {studio} potwierdził Twój udział w programie: **{what}**. Od teraz zbierasz punkty.',
    link: 'Zobacz swoje punkty',
  },
  REWARD_READY: {
    subject: 'Nagroda czeka na Ciebie',
    text: 'Klub {studio} ma dla Ciebie nagrodę za polecenie. Możesz ją już odebrać.',
    link: 'Zobacz swoje nagrody',
  },
  COMPENSATION_ACCEPTED: {
    subject: 'Twoja rekompensata jest zatwierdzona',
    text: 'Klub {studio} zatwierdził wybraną rekompensatę: **{what}**.',
    link: 'Zobacz swoją rekompensatę',
  },
  COMPENSATION_REJECTED: {
    subject: 'Twoja rekompensata nie jest zatwierdzona',
    text: 'Klub {studio} nie zatwierdził wybranej rekompensaty: **{what}**. Możesz wybrać ponownie. W razie pytań napisz do klubu.',
    link: 'Zobacz swoją rekompensatę',
  },
  NOT_BOOKED_FULL: notBooked('Wszystkie miejsca były zajęte.'),
  NOT_BOOKED_SHARE_TAKEN: notBooked(
    'Miejsca dla cotygodniowych rezerwacji były zajęte; inne mogą być jeszcze wolne.',
  ),
  NOT_BOOKED_NOT_COVERED: notBooked(
    'Twoje członkostwo lub karnet ich nie obejmuje, na przykład dlatego, że się skończyło.',
  ),
  NOT_BOOKED_LIMIT_REACHED: notBooked(
    'Twoje członkostwo lub karnet jest wykorzystane w tym okresie.',
  ),
  NOT_BOOKED_MEMBERSHIP_PAUSED: notBooked('Twoje członkostwo jest w tym dniu zawieszone.'),
  NOT_BOOKED_PAUSED: notBooked('Cotygodniowa rezerwacja jest przez Ciebie wstrzymana.'),
  NOT_BOOKED_BLOCKED: notBooked('W tej chwili nie możesz rezerwować.'),
  NOT_BOOKED_MOVED: notBooked('Zajęcia przesunięto o więcej niż pół godziny.'),
  NOT_BOOKED_CLASS_CANCELED: notBooked('Klub odwołał zajęcia.'),
  NOT_BOOKED_OVERLAPPING: notBooked('Masz inną rezerwację w tym czasie.'),
  NOT_BOOKED_NOT_OFFERED: notBooked('Klub nie oferuje już cotygodniowych rezerwacji.'),
  BOOKED_EVERY_WEEK: {
    subject: 'Zarezerwowane dla Ciebie: {what}',
    text: 'Jak co tydzień Twoje miejsce jest zarezerwowane: **{what}**, {studio}.',
    link: 'Zobacz swoje rezerwacje',
  },
  STANDING_BOOKING_ENDED: {
    subject: 'Koniec cotygodniowej rezerwacji: {what}',
    text: 'Te zajęcia opuszczono dwa razy z rzędu, ostatnio **{what}**, {studio}. Dlatego nie rezerwujemy ich już dla Ciebie co tydzień. W każdej chwili możesz to ustawić ponownie.',
    link: 'Zobacz cotygodniowe rezerwacje',
  },
  BOOKING_OPEN: {
    subject: 'Rezerwacja otwarta: {what}',
    text: 'Możesz już zarezerwować **{what}**, {studio}.',
    link: 'Zobacz zajęcia',
  },
};
