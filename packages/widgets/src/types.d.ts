import 'react';

declare module 'react' {
  interface CSSProperties {
    '--class-color'?: string;
  }
}
