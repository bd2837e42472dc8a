import type { ServiceRow as Words } from 'virtual:services';
import type { ComponentProps } from 'react';
import { useHydrating } from '#app/browser/use-hydrating.ts';

interface ServiceRowProps extends Omit<ComponentProps<'button'>, 'children'> {
  number: number;
  service: Words;
  /** The id of what it opens. */
  panel: string;
}

/**
 * The control for one service, in either form: its number, its name and a short line. Until scripts
 * answer, the browser itself opens what it controls.
 */
export function ServiceRow({ number, service, panel, ...props }: ServiceRowProps) {
  const controls = useHydrating() ? { popoverTarget: panel } : { 'aria-controls': panel };

  return (
    <button className="service-row" type="button" {...props} {...controls}>
      <span className="service-number">{number}</span>
      <span className="service-name">{service.title}</span>
      <span className="service-short">{service.shortDescription}</span>
    </button>
  );
}
