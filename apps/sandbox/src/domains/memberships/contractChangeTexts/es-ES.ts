import type { ContractChangeTexts } from './types.ts';

export const esES: ContractChangeTexts = {
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
    who: 'Nombre y apellidos:',
    customerNumber: 'Número de cliente:',
    dateOfBirth: 'Fecha de nacimiento:',
    kind: 'Tipo de baja:',
    wantedEnd: 'Con efecto el:',
    email: 'Dirección de correo:',
  },
  words: {
    ORDINARY: 'con preaviso',
    EXTRAORDINARY: 'por causa justificada',
    EARLIEST: 'la primera fecha posible',
  },
  occasions: {
    canceled: {
      subject: 'Baja confirmada: {what}',
      body: 'Te has dado de baja de {what} en {studio}. Guarda este correo como justificante. Hasta la fecha de fin puedes retirar la baja en el portal.',
    },
    stays: {
      subject: 'Tu contrato continúa: {what}',
      body: 'Has retirado la baja de {what} en {studio}. Todo continúa como antes. Guarda este correo como justificante.',
    },
    moduleBooked: {
      subject: 'Contratado: {what}',
      body: 'Has añadido {what} a tu contrato en {studio}.',
    },
    received: {
      subject: 'Hemos recibido tu baja',
      body: 'Hemos recibido tu baja en {studio} en el momento indicado abajo. Esto es lo que has enviado. Guarda este correo como justificante.',
    },
    withdrawalReceived: {
      subject: 'Hemos recibido tu desistimiento',
      body: 'Hemos recibido tu desistimiento del contrato con {studio} en el momento indicado abajo. Esto es lo que has enviado. Guarda este correo como justificante.',
    },
  },
};
