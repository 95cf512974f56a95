import type { BookingTexts } from './types.ts';

export const esES: BookingTexts = {
  button: 'Ver mis reservas',
  guestBooking: 'Ver o cancelar la reserva',
  guestWaitingList: 'Ver o dejar la lista de espera',
  confirm: 'Confirmar la reserva',
  waitingCharge: 'Solo te cobraremos {amount} si consigues una plaza.',
  refunded: 'Te devolvemos {amount} al método de pago que usaste.',
  released: 'No se ha cobrado nada: hemos liberado el importe reservado de {amount}.',
  givenBack: 'La visita que usaste vuelve a estar disponible.',
  lateCancelation: {
    FORFEITED: 'Si cancelas después de ese momento ({until}), no se devuelve nada.',
    FEE: 'Si cancelas después de ese momento ({until}), se cobra un cargo de {fee}.',
  },
  forfeited: 'Has cancelado fuera de plazo, por lo que no se devuelve nada.',
  feeCharged: 'Has cancelado fuera de plazo, por lo que se carga {fee} en tu cuenta.',
  feeMissed: 'Se carga {fee} en tu cuenta.',
  blocked: 'Tras varias reservas perdidas, no puedes reservar hasta {blockedUntil}.',
  feeEntries: {
    lateCancelation: 'Cancelación tardía: {course}',
    missed: 'Falta sin cancelar: {course}',
  },
  occasions: {
    missed: {
      subject: 'Te has perdido {course}',
      body: 'Tenías una reserva para {course}, pero no registraste tu entrada. Si no puedes venir, cancela a tiempo para que otra persona tenga la plaza.',
    },
    booked: {
      subject: 'Plaza reservada: {course}',
      body: 'Tu plaza en {course} está reservada. Adjuntamos el archivo para tu calendario.',
    },
    toBeConfirmed: {
      subject: 'Confirma tu reserva: {course}',
      body: 'Te guardamos una plaza en {studio}: {course}. No queda reservada hasta que la confirmes con el botón de abajo. Si no has sido tú, ignora este correo y no se reservará nada.',
    },
    unconfirmed: {
      subject: 'No confirmada a tiempo: {course}',
      body: 'La reserva no se ha confirmado a tiempo y la plaza vuelve a estar libre: {course}. Puedes reservar de nuevo cuando quieras.',
    },
    waiting: {
      subject: 'Estás en la lista de espera: {course}',
      body: 'Estás en el puesto {position} de la lista de espera de {course}. Si queda una plaza libre, te la reservaremos automáticamente y te escribiremos.',
    },
    movedUp: {
      subject: 'Tienes plaza: {course}',
      body: 'Ha quedado una plaza libre en {course} y la hemos reservado para ti. Adjuntamos el archivo para tu calendario.',
    },
    canceled: {
      subject: 'Reserva cancelada: {course}',
      body: 'Tu reserva de {course} está cancelada.',
    },
    leftWaitingList: {
      subject: 'Has salido de la lista de espera: {course}',
      body: 'Ya no estás en la lista de espera de {course}.',
    },
    waitingEnded: {
      subject: 'No ha quedado ninguna plaza: {course}',
      body: 'No ha quedado ninguna plaza libre para ti en {course} y la lista de espera se ha cerrado.',
    },
    declined: {
      subject: 'No hemos podido reservar tu plaza: {course}',
      body: 'Ha quedado una plaza para ti en {course}, pero tu banco ha rechazado el pago. No se ha cobrado nada y ya no estás en la lista de espera.',
    },
    debitReturned: {
      subject: 'Tu pago ha sido devuelto: {course}',
      body: 'Tu banco ha devuelto la domiciliación de {amount} por {course} en {studio}. Por eso tu reserva queda cancelada y la plaza vuelve a estar libre. Mientras haya plazas, puedes volver a reservar con otro método de pago.',
    },
    debitOwed: {
      subject: 'Pago pendiente: {course}',
      body: 'Tu banco ha devuelto la domiciliación de {amount} por {course}. Como ya ha tenido lugar, el importe de {amount} sigue pendiente de pago. Ponte en contacto con {studio} para pagarlo de otra forma.',
    },
    canceledByStudio: {
      subject: 'Cancelado por el centro: {course}',
      body: 'Lo sentimos: {studio} ha tenido que cancelar {course}.',
    },
    receipt: {
      subject: 'Recibo: {course}',
      body: 'Gracias por tu pago. Este es tu recibo de {course}.',
    },
  },
};
