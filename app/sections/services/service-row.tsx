import type { ComponentProps } from 'react';
import { useHydrating } from '#app/browser/use-hydrating.ts';
import { Icon } from '#app/drawings/icon.tsx';
import { type ServiceId, services } from '#content/services.ts';
import { ids } from './ids.ts';

interface ServiceRowProps extends Omit<ComponentProps<'button'>, 'children'> {
  service: ServiceId;
}

/** One service's control, as a tab or in the accordion. Before hydration the browser opens its panel. */
export function ServiceRow({ service, ...props }: ServiceRowProps) {
  const { icon, title, shortDescription } = services[service];
  const panel = ids.panel(service);
  const controls = useHydrating() ? { popoverTarget: panel } : { 'aria-controls': panel };

  return (
    <button className="service-row" type="button" {...props} {...controls}>
      <Icon className="service-icon" name={icon} />
      <span className="service-name">{title}</span>
      <span className="service-short">{shortDescription}</span>
    </button>
  );
}
