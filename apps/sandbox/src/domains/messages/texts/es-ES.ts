import type { MessageTexts } from './types.ts';

/** Texts of a class that was not booked by a standing booking. @param reason a full sentence */
const notBooked = (reason: string) => ({
  subject: 'Sin reservar: {what}',
  text: `No hemos podido reservar **{what}** en {studio} para ti. ${reason}`,
  link: 'Cambiar las reservas semanales',
});

export const esES: MessageTexts = {
  CANCELATION_RECEIVED: {
    subject: 'Baja recibida: {what}',
    text: '{studio} ha recibido tu baja de **{what}**. Termina el {day}.',
    link: 'Ver tus contratos',
  },
  CANCELATION_WITHDRAWN: {
    subject: 'Tu contrato continúa: {what}',
    text: 'Se ha retirado la baja de **{what}** en {studio}. Todo sigue como antes.',
    link: 'Ver tus contratos',
  },
  AMENDMENT_ACCEPTED: {
    subject: 'Tu cambio se ha aceptado',
    text: '{studio} ha aceptado tu cambio: **{what}**.',
    link: 'Ver tus datos',
  },
  AMENDMENT_REJECTED: {
    subject: 'Tu cambio no se ha aceptado',
    text: '{studio} no ha aceptado tu cambio: **{what}**. Todo sigue como estaba. Si tienes preguntas, consulta a tu centro.',
    link: 'Ver tus datos',
  },
  IDLE_PERIOD_ACCEPTED: {
    subject: 'Tu pausa está confirmada: {what}',
    text: 'La pausa de **{what}** en {studio} está confirmada. Primer día: {first}. Último día: {last}.',
    link: 'Ver tus pausas',
  },
  IDLE_PERIOD_REJECTED: {
    subject: 'Tu pausa no se ha aceptado: {what}',
    text: '{studio} no ha aceptado la pausa de **{what}** (primer día: {first}, último día: {last}). Tu contrato sigue como hasta ahora. Si tienes preguntas, consulta a tu centro.',
    link: 'Ver tus pausas',
  },
  CONTACT_EMAIL_CHANGED: {
    subject: 'Tu dirección de correo ha cambiado',
    text: 'A partir de ahora {studio} te escribe a otra dirección de correo. La dirección con la que inicias sesión no cambia. Si no has sido tú, crea enseguida una contraseña nueva y escribe a tu centro.',
    link: 'Ver tus datos',
  },
  PAYMENT_METHOD_CHANGED: {
    subject: 'Nuevo método de pago: {what}',
    text: 'A partir de ahora tu abono en {studio} se paga así: **{what}**. Si no has sido tú, escribe a tu centro.',
    link: 'Ver tu método de pago',
  },
  MOVED_UP: {
    subject: 'Tienes una plaza: {what}',
    text: 'Ha quedado libre una plaza para ti: **{what}** en {studio}, {when}.',
    link: 'Ver tus reservas',
  },
  LOYALTY_CONFIRMED: {
    subject: 'Ya participas: {what}',
    text: '{studio} ha confirmado que participas en **{what}**. Desde ahora acumulas puntos.',
    link: 'Ver tus puntos',
  },
  REWARD_READY: {
    subject: 'Tu recompensa te espera',
    text: '{studio} tiene una recompensa para ti por invitar o venir con un código amigo. Ya puedes canjearla.',
    link: 'Ver tus recompensas',
  },
  COMPENSATION_ACCEPTED: {
    subject: 'Tu compensación se ha aprobado',
    text: '{studio} ha aprobado lo que elegiste como compensación: **{what}**.',
    link: 'Ver tu compensación',
  },
  COMPENSATION_REJECTED: {
    subject: 'Tu compensación no se ha aprobado',
    text: '{studio} no ha aprobado lo que elegiste como compensación: **{what}**. Puedes elegir otra vez. Si tienes preguntas, consulta a tu centro.',
    link: 'Ver tu compensación',
  },
  NOT_BOOKED_FULL: notBooked('Todas las plazas estaban ocupadas.'),
  NOT_BOOKED_SHARE_TAKEN: notBooked(
    'Las plazas para reservas semanales estaban ocupadas; puede que queden otras libres.',
  ),
  NOT_BOOKED_NOT_COVERED: notBooked(
    'Tu abono o bono no la cubre, por ejemplo porque ha terminado.',
  ),
  NOT_BOOKED_LIMIT_REACHED: notBooked('Tu abono o bono está agotado para este periodo.'),
  NOT_BOOKED_MEMBERSHIP_PAUSED: notBooked('Tu abono está en pausa ese día.'),
  NOT_BOOKED_PAUSED: notBooked('Has puesto en pausa la reserva semanal.'),
  NOT_BOOKED_BLOCKED: notBooked('Ahora mismo no puedes reservar.'),
  NOT_BOOKED_MOVED: notBooked('La clase se ha movido más de media hora.'),
  NOT_BOOKED_CLASS_CANCELED: notBooked('El centro ha cancelado la clase.'),
  NOT_BOOKED_OVERLAPPING: notBooked('Tienes otra reserva a esa hora.'),
  NOT_BOOKED_NOT_OFFERED: notBooked('El centro ya no ofrece reservas semanales.'),
  BOOKED_EVERY_WEEK: {
    subject: 'Reservado para ti: {what}',
    text: 'Como cada semana, tu plaza está reservada: **{what}** en {studio}.',
    link: 'Ver tus reservas',
  },
  STANDING_BOOKING_ENDED: {
    subject: 'Reserva semanal terminada: {what}',
    text: 'Has faltado a esta clase dos veces seguidas, la última **{what}** en {studio}. Por eso ya no la reservamos cada semana para ti. Puedes volver a activarla cuando quieras.',
    link: 'Ver tus reservas semanales',
  },
  BOOKING_OPEN: {
    subject: 'Reservas abiertas: {what}',
    text: 'Ya puedes reservar **{what}** en {studio}.',
    link: 'Ver la clase',
  },
};
