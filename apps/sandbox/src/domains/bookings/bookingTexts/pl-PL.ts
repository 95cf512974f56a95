import type { BookingTexts } from './types.ts';

export const plPL: BookingTexts = {
  button: 'Zobacz moje rezerwacje',
  guestBooking: 'Zobacz lub anuluj rezerwację',
  guestWaitingList: 'Zobacz lub opuść listę rezerwową',
  confirm: 'Potwierdź rezerwację',
  waitingCharge: 'Płatność pobierzemy tylko wtedy, gdy zwolni się dla Ciebie miejsce: {amount}.',
  refunded: 'Zwracamy pieniądze tą samą metodą płatności: {amount}.',
  released: 'Niczego nie pobraliśmy, a zablokowana kwota jest zwolniona: {amount}.',
  givenBack: 'Wykorzystane wejście wróciło do Twojej puli.',
  lateCancelation: {
    FORFEITED: 'Jeśli anulujesz po tym terminie ({until}), nic nie zostanie zwrócone.',
    FEE: 'Jeśli anulujesz po tym terminie ({until}), naliczymy opłatę {fee}.',
  },
  forfeited: 'Anulowano po terminie, więc nic nie zostanie zwrócone.',
  feeCharged: 'Anulowano po terminie, więc doliczamy do Twojego konta opłatę {fee}.',
  feeMissed: 'Doliczamy do Twojego konta opłatę {fee}.',
  blocked: 'Po kilku opuszczonych rezerwacjach nie możesz rezerwować do: {blockedUntil}.',
  feeEntries: {
    lateCancelation: 'Późne anulowanie: {course}',
    missed: 'Nieobecność bez anulowania: {course}',
  },
  occasions: {
    missed: {
      subject: 'Nie było Cię: {course}',
      body: 'Masz za sobą rezerwację bez zameldowania: {course}. Jeśli nie możesz przyjść, anuluj ją na czas, żeby ktoś inny dostał miejsce.',
    },
    booked: {
      subject: 'Miejsce zarezerwowane: {course}',
      body: 'Twoje miejsce jest zarezerwowane: {course}. W załączniku znajdziesz plik do kalendarza.',
    },
    toBeConfirmed: {
      subject: 'Potwierdź rezerwację: {course}',
      body: 'Trzymamy dla Ciebie miejsce w klubie {studio}: {course}. Rezerwacja będzie ważna dopiero po potwierdzeniu przyciskiem poniżej. Jeśli to nie Ty, zignoruj ten e-mail, a niczego nie zarezerwujemy.',
    },
    unconfirmed: {
      subject: 'Brak potwierdzenia na czas: {course}',
      body: 'Rezerwacja nie została potwierdzona na czas, więc miejsce jest znów wolne: {course}. Możesz zarezerwować ponownie w dowolnej chwili.',
    },
    waiting: {
      subject: 'Jesteś na liście rezerwowej: {course}',
      body: '{course}: Twoja pozycja na liście rezerwowej to {position}. Gdy zwolni się dla Ciebie miejsce, zarezerwujemy je automatycznie i wyślemy Ci e-mail.',
    },
    movedUp: {
      subject: 'Masz miejsce: {course}',
      body: 'Zwolniło się miejsce i zarezerwowaliśmy je dla Ciebie: {course}. W załączniku znajdziesz plik do kalendarza.',
    },
    canceled: {
      subject: 'Rezerwacja anulowana: {course}',
      body: 'Twoja rezerwacja jest anulowana: {course}.',
    },
    leftWaitingList: {
      subject: 'Nie jesteś już na liście rezerwowej: {course}',
      body: 'Nie jesteś już na liście rezerwowej: {course}.',
    },
    waitingEnded: {
      subject: 'Miejsce się nie zwolniło: {course}',
      body: 'Niestety nie zwolniło się dla Ciebie miejsce: {course}. Lista rezerwowa jest już zamknięta.',
    },
    declined: {
      subject: 'Nie udało się zarezerwować miejsca: {course}',
      body: 'Zwolniło się dla Ciebie miejsce ({course}), ale bank odrzucił płatność. Niczego nie pobraliśmy i nie jesteś już na liście rezerwowej.',
    },
    debitReturned: {
      subject: 'Płatność została zwrócona: {course}',
      body: 'Twój bank zwrócił polecenie zapłaty na kwotę {amount} ({course}, {studio}). Dlatego Twoja rezerwacja jest anulowana, a miejsce znów wolne. Dopóki są miejsca, możesz zarezerwować ponownie i zapłacić inną metodą.',
    },
    debitOwed: {
      subject: 'Płatność wciąż do uregulowania: {course}',
      body: 'Twój bank zwrócił polecenie zapłaty na kwotę {amount} ({course}). Termin już minął, więc kwota {amount} jest nadal do zapłaty. Skontaktuj się z klubem ({studio}), aby zapłacić w inny sposób.',
    },
    canceledByStudio: {
      subject: 'Odwołane przez klub: {course}',
      body: 'Niestety klub {studio} musiał odwołać: {course}.',
    },
    receipt: {
      subject: 'Potwierdzenie płatności: {course}',
      body: 'Dziękujemy za płatność. To jest jej potwierdzenie: {course}.',
    },
  },
};
