import '#app/ui/fold.css';
import './services.css';
import { Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrating } from '#app/browser/use-hydrating.ts';
import { useKeyboardFocus } from '#app/browser/use-keyboard-focus.ts';
import { useMediaQuery } from '#app/browser/use-media-query.ts';
import { breakpoints } from '#app/styles/breakpoints.ts';
import { ClaimHead } from '#app/ui/claim-head.tsx';
import { serviceIds, services, servicesSection } from '#content/services.ts';
import { ids } from './ids.ts';
import { ServiceDetails } from './service-details.tsx';
import { ServiceRow } from './service-row.tsx';
import { ServicesTabs } from './services-tabs.tsx';
import { useServices } from './use-services.ts';

/** Constants, so a change of service re-renders none of them. */
const details = serviceIds.map((id) => <ServiceDetails key={id} service={id} />);

/**
 * The services, as tabs on large screens and as an accordion on small ones, over the same panels. The server,
 * which does not know the window, and paper render both; the style sheet shows one. Until hydration, each
 * control opens its panel as a popover.
 */
export function Services() {
  const section = useRef<HTMLElement>(null);
  const hydrating = useHydrating();
  const hasTabs = useMediaQuery(`print, ${breakpoints.tabs}`, true);
  const hasAccordion = useMediaQuery(`print, not all and ${breakpoints.tabs}`, true);
  const [hovered, setHovered] = useState(false);
  const { focused, handlers } = useKeyboardFocus();
  const { openIndex, rotating, paused, activate, choose, togglePause } = useServices({
    section,
    rotates: hasTabs,
    inUse: hovered || focused,
  });
  // An accordion can be closed, tabs cannot.
  const activeIndex = hasTabs ? (openIndex ?? 0) : openIndex;

  return (
    <section ref={section} className="services" id="services" aria-labelledby="services-title">
      <div className="services-head wrap">
        <ClaimHead id="services-title" {...servicesSection} />
        {hasTabs && (
          <button
            className="control pause services-pause"
            data-only="scripts"
            type="button"
            aria-label={servicesSection.pauseLabel}
            aria-pressed={paused}
            onClick={togglePause}
          >
            {servicesSection.pause}
          </button>
        )}
      </div>
      <div className="wrap">
        <div
          className="services-board"
          onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
          onPointerLeave={() => setHovered(false)}
          {...handlers}
        >
          {hasTabs && (
            <ServicesTabs
              activeIndex={openIndex ?? 0}
              rotating={rotating}
              onActivate={activate}
              onChoose={choose}
            />
          )}
          {serviceIds.map((id, index) => {
            const isOpen = index === activeIndex;
            return (
              <Fragment key={id}>
                {hasAccordion && (
                  <h3 className="service-heading fold">
                    <ServiceRow
                      service={id}
                      aria-expanded={isOpen}
                      id={ids.heading(id)}
                      onClick={({ currentTarget }) =>
                        keepInPlace(currentTarget, () => choose(isOpen ? undefined : index))
                      }
                    />
                  </h3>
                )}
                <div
                  className="service-panel one-at-a-time"
                  hidden={!isOpen}
                  popover={hydrating && !isOpen ? 'auto' : undefined}
                  role={hasTabs ? 'tabpanel' : 'region'}
                  id={ids.panel(id)}
                  aria-labelledby={hasAccordion ? ids.heading(id) : ids.tab(id)}
                >
                  {hasTabs && isOpen && <h3 className="service-title">{services[id].title}</h3>}
                  {details[index]}
                </div>
              </Fragment>
            );
          })}
        </div>
      </div>
    </section>
  );
}

/** Renders a change without moving an element in the window, for browsers without scroll anchoring. */
function keepInPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  flushSync(change);
  const moved = element.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
