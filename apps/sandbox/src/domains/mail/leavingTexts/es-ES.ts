import type { LeavingTexts } from '../leavingTexts.ts';

export const esES: LeavingTexts = {
  labels: {
    receipt: 'Justificante:',
    moment: 'Recibido:',
    what: 'Contrato:',
    number: 'Número de contrato:',
    studio: 'Centro:',
    ends: 'Termina el:',
    reason: 'Motivo:',
    stillCharged: 'Total pendiente de cobro:',
    lastCharge: 'Último cobro:',
    lastChargeOn: 'Se cobra el:',
    starts: 'Empieza el:',
    price: 'Precio de cada pago:',
    trialUntil: 'Prueba gratuita hasta el:',
    firstChargeOn: 'Primer cobro el:',
    who: 'Nombre:',
    customerNumber: 'Número de cliente:',
    dateOfBirth: 'Fecha de nacimiento:',
    kind: 'Tipo de cancelación:',
    wantedEnd: 'Con efecto el:',
    email: 'Correo electrónico:',
  },
  words: {
    ORDINARY: 'ordinaria',
    EXTRAORDINARY: 'extraordinaria',
    EARLIEST: 'la primera fecha posible',
  },
  occasions: {
    canceled: {
      subject: 'Cancelación confirmada: {what}',
      body: 'Has cancelado {what} en {studio}. Guarda este correo como justificante. Hasta el final puedes retirar la cancelación en el portal.',
    },
    stays: {
      subject: 'Tu contrato continúa: {what}',
      body: 'Has retirado la cancelación de {what} en {studio}. Todo continúa como antes. Guarda este correo como justificante.',
    },
    moduleBooked: {
      subject: 'Reservado: {what}',
      body: 'Has añadido {what} a tu contrato en {studio}.',
    },
    received: {
      subject: 'Hemos recibido tu cancelación',
      body: 'Tu cancelación se ha recibido para {studio} en el momento indicado abajo. Esto es lo que has enviado. Guarda este correo como justificante.',
    },
    withdrawalReceived: {
      subject: 'Hemos recibido tu desistimiento',
      body: 'Tu desistimiento del contrato se ha recibido para {studio} en el momento indicado abajo. Esto es lo que has enviado. Guarda este correo como justificante.',
    },
  },
};
