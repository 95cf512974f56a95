import type { MessageTexts } from './types.ts';

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
};
