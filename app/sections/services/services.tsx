import { useDeferredValue, useRef } from 'react';
import { useMediaQuery } from '#app/hooks/use-media-query.ts';
import { useHydrating } from '#app/lib/use-hydrating.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { servicesSection } from '#content/services.ts';
import { ServicesAccordion } from './services-accordion.tsx';
import { ServicesTabs } from './services-tabs.tsx';

/**
 * The six services, as tabs on large screens and as an accordion on small
 * ones. The HTML holds both and the style sheet shows one, because the server
 * cannot know the window; once hydrated only the right one stays.
 */
export function Services() {
  const section = useRef<HTMLElement>(null);
  const form = useForm();

  return (
    <section ref={section} className="services" id="services" aria-labelledby="services-title">
      <div className="wrap">
        <SectionHead id="services-title" {...servicesSection} />
        {form !== 'accordion' && <ServicesTabs section={section} />}
        {form !== 'tabs' && <ServicesAccordion />}
      </div>
    </section>
  );
}

/** Deferred, so that a form whose panels have yet to be loaded does not replace the other before. */
function useForm(): 'both' | 'tabs' | 'accordion' {
  const large = useMediaQuery('(min-width: 1024px)', true);
  const hydrating = useHydrating();
  const fitting = large ? 'tabs' : 'accordion';
  return useDeferredValue(hydrating ? 'both' : fitting);
}
