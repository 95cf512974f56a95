import type { BookingTexts } from './types.ts';

export const slSI: BookingTexts = {
  button: 'Oglejte si svoje rezervacije',
  guestBooking: 'Oglejte si ali prekličite rezervacijo',
  guestWaitingList: 'Ogled ali odjava s seznama',
  confirm: 'Potrdi rezervacijo',
  waitingCharge: 'Znesek {amount} bomo zaračunali le, če dobite mesto.',
  refunded: 'Vrnemo vam znesek {amount} na isti način plačila.',
  released: 'Ničesar nismo zaračunali: rezervirani znesek {amount} smo sprostili.',
  givenBack: 'Porabljeni obisk smo vam vrnili.',
  lateCancelation: {
    FORFEITED: 'Če rezervacijo prekličete po tem roku ({until}), se nič ne vrne.',
    FEE: 'Če rezervacijo prekličete po tem roku ({until}), zaračunamo {fee}.',
  },
  forfeited: 'Preklic je bil po roku, zato se nič ne vrne.',
  feeCharged: 'Preklic je bil po roku, zato vaš račun bremenimo za {fee}.',
  feeMissed: 'Vaš račun bremenimo za {fee}.',
  blocked: 'Po več zamujenih rezervacijah lahko znova rezervirate od: {blockedUntil}.',
  feeEntries: {
    lateCancelation: 'Pozen preklic: {course}',
    missed: 'Odsotnost brez preklica: {course}',
  },
  occasions: {
    missed: {
      subject: 'Zamujena rezervacija: {course}',
      body: 'Imeli ste rezervacijo ({course}), vendar brez prijave ob vstopu. Če ne morete priti, jo prosimo prekličite pravočasno, da mesto dobi kdo drug.',
    },
    booked: {
      subject: 'Mesto je rezervirano: {course}',
      body: 'Vaše mesto je rezervirano: {course}. Datoteka za koledar je v priponki.',
    },
    toBeConfirmed: {
      subject: 'Potrdite rezervacijo: {course}',
      body: 'Za vas držimo mesto: {course}, {studio}. Rezervacija velja šele, ko jo potrdite s spodnjim gumbom. Če tega niste zahtevali, to e-poštno sporočilo prezrite in nič ne bo rezervirano.',
    },
    unconfirmed: {
      subject: 'Ni potrjeno pravočasno: {course}',
      body: 'Rezervacija ni bila pravočasno potrjena, zato je mesto znova prosto: {course}. Kadar koli lahko rezervirate znova.',
    },
    waiting: {
      subject: 'Ste na čakalnem seznamu: {course}',
      body: 'Na čakalnem seznamu ste {position}. v vrsti: {course}. Če se za vas sprosti mesto, ga bomo samodejno rezervirali in vam poslali e-poštno sporočilo.',
    },
    movedUp: {
      subject: 'Imate mesto: {course}',
      body: 'Sprostilo se je mesto in rezervirali smo ga za vas: {course}. Datoteka za koledar je v priponki.',
    },
    canceled: {
      subject: 'Rezervacija je preklicana: {course}',
      body: 'Vaša rezervacija je preklicana: {course}.',
    },
    leftWaitingList: {
      subject: 'Niste več na čakalnem seznamu: {course}',
      body: 'Niste več na čakalnem seznamu: {course}.',
    },
    waitingEnded: {
      subject: 'Mesto se ni sprostilo: {course}',
      body: 'Za vas se žal ni sprostilo nobeno mesto: {course}. Čakalni seznam je zaprt.',
    },
    declined: {
      subject: 'Mesta nismo mogli rezervirati: {course}',
      body: 'Za vas se je sprostilo mesto ({course}), vendar je vaša banka zavrnila plačilo. Ničesar nismo zaračunali in niste več na čakalnem seznamu.',
    },
    debitReturned: {
      subject: 'Vaše plačilo je bilo vrnjeno: {course}',
      body: 'Vaša banka je vrnila direktno obremenitev v znesku {amount} ({course}, {studio}). Zato je vaša rezervacija preklicana, mesto pa je znova prosto. Dokler so prosta mesta, lahko rezervirate znova in plačate na drug način.',
    },
    debitOwed: {
      subject: 'Plačilo je še odprto: {course}',
      body: 'Vaša banka je vrnila direktno obremenitev v znesku {amount} ({course}). Termin je že mimo, zato je znesek {amount} še treba plačati. Obrnite se na studio ({studio}), da ga plačate na drug način.',
    },
    canceledByStudio: {
      subject: 'Odpovedano: {course}',
      body: 'Studio {studio} je žal moral odpovedati: {course}.',
    },
    receipt: {
      subject: 'Potrdilo o plačilu: {course}',
      body: 'Hvala za plačilo. To je vaše potrdilo: {course}.',
    },
  },
};
