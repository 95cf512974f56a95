import type { MailTexts } from '../texts.ts';

export const esES: MailTexts = {
  hello: 'Hola, {name}:',
  helloNobody: 'Hola:',
  code: 'Tu código:',
  ignore: 'Si no has sido tú, no hagas nada: sin el código no pasa nada.',
  alarm: 'Si no has sido tú, pon enseguida una contraseña nueva y escribe a tu estudio.',
  closing: 'Tu equipo de {brand}',
  mails: {
    verification: {
      subject: 'Confirma tu correo electrónico',
      body: 'Te damos la bienvenida a {brand}. Confirma tu dirección con el código o el enlace; ambos valen 24 horas.',
      button: 'Confirmar la dirección',
    },
    reset: {
      subject: 'Pon una contraseña nueva',
      body: 'Alguien, esperamos que tú, quiere poner una contraseña nueva en {brand}. El código y el enlace valen 30 minutos.',
      button: 'Poner una contraseña nueva',
    },
    changeEmail: {
      subject: 'Confirma tu nuevo correo electrónico',
      body: 'Esta dirección va a ser tu dirección principal en {brand}. Confírmala en un plazo de 24 horas.',
      button: 'Confirmar la nueva dirección',
    },
    additionalEmail: {
      subject: 'Confirma tu correo adicional',
      body: 'Esta dirección se ha añadido a tu cuenta en {brand}. Confírmala en un plazo de 24 horas.',
      button: 'Confirmar la dirección',
    },
    passwordChanged: {
      subject: 'Tu contraseña ha cambiado',
      body: 'La contraseña de tu cuenta en {brand} acaba de cambiar. Se ha cerrado la sesión en los demás dispositivos.',
      button: null,
    },
    emailChanged: {
      subject: 'Tu correo electrónico ha cambiado',
      body: 'La dirección principal de tu cuenta en {brand} es ahora otra. Se ha cerrado la sesión en los demás dispositivos.',
      button: null,
    },
    addressTaken: {
      subject: 'Ya tienes una cuenta',
      body: 'Alguien quiso usar esta dirección para una cuenta en {brand}, pero ya tiene una. Si has sido tú, inicia sesión; si no recuerdas la contraseña, pon una nueva.',
      button: 'Poner una contraseña nueva',
    },
    accountDeleted: {
      subject: 'Tu cuenta se ha eliminado',
      body: 'Tu cuenta en {brand} se ha eliminado, como querías. Ya no conservamos tus datos personales.',
      button: null,
    },
  },
};
