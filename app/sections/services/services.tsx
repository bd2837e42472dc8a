import '#app/ui/disclosure.css';
import './services.css';
import { Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKeyboardFocus } from '#app/browser/use-keyboard-focus.ts';
import { useMediaQuery } from '#app/browser/use-media-query.ts';
import { useRotation } from '#app/browser/use-rotation.ts';
import { Icon } from '#app/drawings/icon.tsx';
import { breakpoints } from '#app/styles/breakpoints.ts';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { constants } from '#content/constants.ts';
import { serviceIds, services, servicesSection } from '#content/services.ts';
import { ServiceDetails } from './service-details.tsx';

/** Created outside the component, so that opening a service does not render the details again. */
const details = serviceIds.map((id) => <ServiceDetails key={id} id={id} />);

/**
 * Renders a heading with a button for each service, and the panel that the button opens. On small screens, these are an
 * accordion. On large screens, CSS puts the open panel beside the list, and the services rotate until the visitor
 * selects a service or pauses.
 */
export function Services() {
  const { title, headline, pause, pauseLabel } = servicesSection;
  const section = useRef<HTMLElement>(null);
  const isLargeScreen = useMediaQuery(breakpoints.large, true);
  const [selectedIndex, setSelectedIndex] = useState<number>();
  // An accordion may be closed, but beside the list, one service is always open.
  const openIndex = isLargeScreen ? (selectedIndex ?? 0) : selectedIndex;
  const [isHovered, setIsHovered] = useState(false);
  const { isFocused, focusHandlers } = useKeyboardFocus();
  const { isRunning, isPaused, setIsPaused, setIsStopped } = useRotation({
    section,
    threshold: constants.servicesVisibilityThreshold,
    isHeld: isHovered || isFocused || !isLargeScreen,
    index: openIndex ?? 0,
    count: serviceIds.length,
    interval: constants.servicesRotationInterval,
    onAdvance: setSelectedIndex,
  });

  const select = (index: number) => {
    setSelectedIndex(isLargeScreen || index !== openIndex ? index : undefined);
    setIsStopped(true);
  };

  return (
    <section ref={section} className="services wrap" id="services" aria-labelledby="services-title">
      <SectionHeader id="services-title" title={title} headline={headline} />
      {isLargeScreen && (
        <button
          className="icon-button pause services-pause"
          data-only="scripts"
          type="button"
          aria-label={pauseLabel}
          aria-pressed={isPaused}
          onClick={() => setIsPaused(!isPaused)}
        >
          {pause}
        </button>
      )}
      <div
        className="services-grid"
        data-rotating={isRunning}
        // Hovering a button or link holds the rotation; hovering the rest of a panel does not.
        onMouseOver={({ target }) =>
          setIsHovered((target as Element).closest('button, a') !== null)
        }
        onMouseLeave={() => setIsHovered(false)}
        onFocus={focusHandlers.onFocus}
        onBlur={focusHandlers.onBlur}
      >
        {serviceIds.map((id, index) => {
          const { icon, title, shortDescription } = services[id];
          const isOpen = index === openIndex;
          const panelId = `service-${id}`;
          return (
            <Fragment key={id}>
              <h3 className="service-heading disclosure">
                <button
                  className="service-button"
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={panelId}
                  onMouseEnter={() => isLargeScreen && setSelectedIndex(index)}
                  onClick={({ currentTarget }) => keepInPlace(currentTarget, () => select(index))}
                >
                  <Icon className="service-icon" name={icon} />
                  <span className="service-name">{title}</span>
                  <span className="service-summary">{shortDescription}</span>
                </button>
              </h3>
              <div className="service-panel on-ink" id={panelId} hidden={!isOpen}>
                {isLargeScreen && isOpen && (
                  <p className="service-title" data-only="scripts" aria-hidden="true">
                    {title}
                  </p>
                )}
                {details[index]}
              </div>
            </Fragment>
          );
        })}
      </div>
    </section>
  );
}

/**
 * Renders a change and scrolls to keep an element in place, because Safari has no scroll anchoring. Without this, the
 * tapped service would jump up by 640 px on a phone when an open service above it closes.
 */
function keepInPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  flushSync(change);
  const moved = element.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
