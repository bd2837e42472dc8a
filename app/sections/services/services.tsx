import './services.css';
import { Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrating } from '#app/browser/use-hydrating.ts';
import { useKeyboardFocus } from '#app/browser/use-keyboard-focus.ts';
import { useMediaQuery } from '#app/browser/use-media-query.ts';
import { ClaimHead } from '#app/ui/claim-head.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { serviceIds, servicesSection } from '#content/services.ts';
import { ids } from './ids.ts';
import { ServiceDetails } from './service-details.tsx';
import { ServiceRow } from './service-row.tsx';
import { ServicesTabs } from './services-tabs.tsx';

/**
 * The services, as tabs on large screens and as an accordion on small ones, over the same panels. The
 * server does not know the window, so the HTML holds both sets of controls and the style sheet shows one.
 * Until hydration, each control opens its panel as a popover. The accordion's headings stay, for paper.
 */
export function Services() {
  const section = useRef<HTMLElement>(null);
  const layout = useLayout();
  const [shown, show] = useState<number | undefined>(0);
  // An accordion can be closed, tabs cannot.
  const selected = shown ?? 0;
  const [chosen, setChosen] = useState(false);
  const { focused, handlers } = useKeyboardFocus();

  const choose = (index: number | undefined) => {
    show(index);
    setChosen(true);
  };

  return (
    <section
      ref={section}
      className="services"
      id="services"
      aria-labelledby="services-title"
      {...handlers}
    >
      <div className="wrap">
        <StaticHtml name="services-head">
          {import.meta.env.SSR && <ClaimHead id="services-title" {...servicesSection} />}
        </StaticHtml>
        <div className="services-board">
          {layout !== 'accordion' && (
            <ServicesTabs
              section={section}
              selected={selected}
              select={show}
              choose={choose}
              held={chosen || focused}
              onLeaveView={setChosen}
            />
          )}
          {serviceIds.map((id, index) => {
            const open = index === (layout === 'accordion' ? shown : selected);
            return (
              <Fragment key={id}>
                <h3 className="service-heading">
                  <ServiceRow
                    service={id}
                    aria-expanded={open}
                    id={ids.heading(id)}
                    panel={ids.panel(id)}
                    onClick={({ currentTarget }) =>
                      keepInPlace(currentTarget, () => choose(open ? undefined : index))
                    }
                  />
                </h3>
                <div
                  className="service-panel one-at-a-time"
                  hidden={!open}
                  popover={layout === 'both' && !open ? 'auto' : undefined}
                  role={layout === 'accordion' ? 'region' : 'tabpanel'}
                  id={ids.panel(id)}
                  aria-labelledby={layout === 'tabs' ? ids.tab(id) : ids.heading(id)}
                >
                  <StaticHtml name={ids.panel(id)}>
                    {import.meta.env.SSR && <ServiceDetails service={id} />}
                  </StaticHtml>
                </div>
              </Fragment>
            );
          })}
        </div>
      </div>
    </section>
  );
}

function useLayout(): 'both' | 'tabs' | 'accordion' {
  const large = useMediaQuery('(min-width: 1024px)', true);
  const hydrating = useHydrating();
  if (hydrating) return 'both';
  return large ? 'tabs' : 'accordion';
}

/** Renders a change and keeps an element in its place in the window, also in browsers without scroll anchoring. */
function keepInPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  flushSync(change);
  const moved = element.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
