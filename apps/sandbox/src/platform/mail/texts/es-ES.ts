import type { MailTexts } from './types.ts';

export const esES: MailTexts = {
  hello: 'Hola, {name}:',
  helloNobody: 'Hola:',
  code: 'Tu código:',
  ignore: 'Si no lo has pedido tú, ignora este correo: sin el código no pasa nada.',
  alarm: 'Si no has sido tú, crea enseguida una contraseña nueva y escribe a tu centro.',
  closing: 'El equipo de {brand}',
  labels: {
    when: 'Cuándo:',
    where: 'Dónde:',
    forWhom: 'Para:',
    bookedBy: 'Reserva hecha por:',
    cancelUntil: 'Puedes cancelar hasta:',
    confirmUntil: 'Confirma antes de:',
    amount: 'Importe:',
    voucher: 'Pagado con tarjeta regalo:',
    method: 'Método de pago:',
    paidOn: 'Fecha de pago:',
    orderReference: 'Referencia del pedido:',
    bookingReference: 'Referencia de la reserva:',
  },
  charged: 'Hemos cobrado {amount}.',
  voucherReturned: 'Hemos devuelto {voucher} a tu tarjeta regalo.',
  mails: {
    verification: {
      subject: 'Confirma tu dirección de correo',
      body: 'Te damos la bienvenida a {brand}. Confirma tu dirección de correo con el código o el enlace. Ambos caducan a las 24 horas.',
      button: 'Confirmar dirección de correo',
    },
    reset: {
      subject: 'Crea una contraseña nueva',
      body: 'Hemos recibido una solicitud para crear una contraseña nueva en {brand}. El código y el enlace caducan a los 30 minutos.',
      button: 'Crear contraseña nueva',
    },
    changeEmail: {
      subject: 'Confirma tu nueva dirección de correo',
      body: 'Has pedido que esta sea tu dirección principal en {brand}. Confírmala en un plazo de 24 horas.',
      button: 'Confirmar dirección de correo',
    },
    additionalEmail: {
      subject: 'Confirma tu dirección de correo adicional',
      body: 'Esta dirección se ha añadido a tu cuenta de {brand}. Confírmala en un plazo de 24 horas.',
      button: 'Confirmar dirección de correo',
    },
    passwordChanged: {
      subject: 'Tu contraseña ha cambiado',
      body: 'La contraseña de tu cuenta de {brand} acaba de cambiar. Se ha cerrado la sesión en los demás dispositivos.',
      button: null,
    },
    emailChanged: {
      subject: 'Tu dirección de correo ha cambiado',
      body: 'La dirección principal de tu cuenta de {brand} ha cambiado. Se ha cerrado la sesión en los demás dispositivos.',
      button: null,
    },
    passkeyAdded: {
      subject: 'Se ha añadido una llave de acceso a tu cuenta',
      body: 'Se acaba de añadir una llave de acceso a tu cuenta de {brand}. Con ella se puede iniciar sesión sin la contraseña. Puedes ver y eliminar tus llaves de acceso en los ajustes.',
      button: null,
    },
    addressTaken: {
      subject: 'Ya tienes una cuenta',
      body: 'Alguien ha intentado crear una cuenta de {brand} con esta dirección, pero ya existe una. Si has sido tú, inicia sesión. Si no recuerdas la contraseña, crea una nueva.',
      button: 'Crear contraseña nueva',
    },
    accountDeleted: {
      subject: 'Tu cuenta se ha eliminado',
      body: 'Hemos eliminado tu cuenta de {brand}, como pediste. Solo conservamos lo que exige la ley, como las facturas.',
      button: null,
    },
  },
};
