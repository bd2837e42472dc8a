import type { ComponentProps } from 'react';
import type { services } from '#content/services.ts';

interface ServiceRowProps extends Omit<ComponentProps<'button'>, 'children'> {
  number: number;
  service: (typeof services)[number];
}

/** The control for one service, in either form: its number, its name and a short line. */
export function ServiceRow({ number, service, ...props }: ServiceRowProps) {
  return (
    <button className="service-row" type="button" {...props}>
      <span className="service-number">{number}</span>
      <span className="service-name">{service.title}</span>
      <span className="service-short">{service.shortDescription}</span>
    </button>
  );
}
