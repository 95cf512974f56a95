import type { BookingTexts } from './types.ts';

export const csCZ: BookingTexts = {
  button: 'Zobrazit moje rezervace',
  guestBooking: 'Zobrazit nebo zrušit rezervaci',
  guestWaitingList: 'Zobrazit či opustit čekací listinu',
  confirm: 'Potvrdit rezervaci',
  waitingCharge: 'Částku {amount} strhneme, jen pokud na vás vyjde místo.',
  refunded: 'Vrátíme vám částku {amount} stejným způsobem platby.',
  released: 'Nic jsme nestrhli: rezervovanou částku {amount} jsme uvolnili.',
  givenBack: 'Použitý vstup jsme vám vrátili.',
  lateCancelation: {
    FORFEITED: 'Pokud rezervaci zrušíte po tomto termínu ({until}), nic se nevrací.',
    FEE: 'Pokud rezervaci zrušíte po tomto termínu ({until}), účtujeme poplatek {fee}.',
  },
  forfeited: 'Rezervace byla zrušena po termínu, proto se nic nevrací.',
  feeCharged: 'Rezervace byla zrušena po termínu, proto na váš účet účtujeme poplatek {fee}.',
  feeMissed: 'Na váš účet účtujeme poplatek {fee}.',
  blocked: 'Po několika zmeškaných rezervacích můžete znovu rezervovat od: {blockedUntil}.',
  feeEntries: {
    lateCancelation: 'Pozdní zrušení: {course}',
    missed: 'Neúčast bez zrušení: {course}',
  },
  occasions: {
    missed: {
      subject: 'Zmeškaná rezervace: {course}',
      body: 'Měli jste rezervaci ({course}), ale bez odbavení při vstupu. Pokud nemůžete přijít, zrušte ji prosím včas, aby místo dostal někdo jiný.',
    },
    booked: {
      subject: 'Místo je rezervováno: {course}',
      body: 'Vaše místo je rezervováno: {course}. Soubor do kalendáře najdete v příloze.',
    },
    toBeConfirmed: {
      subject: 'Potvrďte prosím: {course}',
      body: 'Držíme vám místo: {course}, {studio}. Rezervace platí až po potvrzení tlačítkem níže. Pokud o to nežádáte vy, tento e-mail ignorujte a nic se nerezervuje.',
    },
    unconfirmed: {
      subject: 'Nepotvrzeno včas: {course}',
      body: 'Rezervace nebyla potvrzena včas, a místo je proto opět volné: {course}. Rezervovat můžete kdykoli znovu.',
    },
    waiting: {
      subject: 'Jste na čekací listině: {course}',
      body: 'Na čekací listině jste {position}. v pořadí: {course}. Jakmile na vás vyjde řada, místo vám automaticky zarezervujeme a napíšeme vám e-mail.',
    },
    movedUp: {
      subject: 'Máte místo: {course}',
      body: 'Uvolnilo se místo a zarezervovali jsme ho pro vás: {course}. Soubor do kalendáře najdete v příloze.',
    },
    canceled: {
      subject: 'Rezervace je zrušena: {course}',
      body: 'Vaše rezervace je zrušena: {course}.',
    },
    leftWaitingList: {
      subject: 'Už nejste na čekací listině: {course}',
      body: 'Už nejste na čekací listině: {course}.',
    },
    waitingEnded: {
      subject: 'Místo se neuvolnilo: {course}',
      body: 'Bohužel se pro vás neuvolnilo žádné místo a čekací listina je uzavřena: {course}.',
    },
    declined: {
      subject: 'Místo se nepodařilo rezervovat: {course}',
      body: 'Uvolnilo se pro vás místo ({course}), ale vaše banka platbu odmítla. Nic jsme nestrhli a na čekací listině už nejste.',
    },
    debitReturned: {
      subject: 'Platba se vrátila: {course}',
      body: 'Vaše banka vrátila inkaso na částku {amount} ({course}, {studio}). Vaše rezervace je proto zrušena a místo je znovu volné. Dokud jsou volná místa, můžete si ho rezervovat znovu a zaplatit jiným způsobem.',
    },
    debitOwed: {
      subject: 'Platba ještě chybí: {course}',
      body: 'Vaše banka vrátila inkaso na částku {amount} ({course}). Termín už proběhl, částka {amount} je tedy stále k úhradě. Obraťte se prosím na studio {studio} a zaplaťte jiným způsobem.',
    },
    canceledByStudio: {
      subject: 'Zrušeno studiem: {course}',
      body: 'Studio {studio} bohužel muselo zrušit: {course}.',
    },
    receipt: {
      subject: 'Doklad: {course}',
      body: 'Děkujeme za platbu. Toto je váš doklad: {course}.',
    },
  },
};
