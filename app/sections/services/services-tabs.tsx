import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useAttention } from '#app/hooks/use-attention.ts';
import { useInView } from '#app/hooks/use-in-view.ts';
import { usePageVisible } from '#app/hooks/use-page-visible.ts';
import { useReducedMotion } from '#app/hooks/use-reduced-motion.ts';
import { useRotation } from '#app/hooks/use-rotation.ts';
import { constants } from '#content/constants.ts';
import { services } from '#content/services.ts';
import { Panel } from './panel.ts';

const count = services.length;

export function ServicesTabs({ section }: { section: RefObject<Element | null> }) {
  const { attended, handlers } = useAttention();
  const { selected, select, choose, rotating } = useServiceRotation(section, attended);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetOfKey(event.key, selected);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    <div className="services-tabs">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its tabs */}
      <div
        className="services-list"
        role="tablist"
        aria-orientation="vertical"
        aria-labelledby="services-title"
        data-rotating={rotating}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        {services.map(({ icon, title, shortDescription }, index) => (
          <button
            key={icon}
            className="service-row"
            type="button"
            role="tab"
            id={`tab-${icon}`}
            aria-controls={`tabpanel-${icon}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && select(index)}
            onFocus={() => select(index)}
            onClick={() => choose(index)}
          >
            <span className="service-number">{index + 1}</span>
            <span className="service-name">{title}</span>
            <span className="service-short">{shortDescription}</span>
          </button>
        ))}
      </div>
      {services.map(({ icon }, index) => (
        <div
          key={icon}
          className="services-tabpanel"
          role="tabpanel"
          id={`tabpanel-${icon}`}
          aria-labelledby={`tab-${icon}`}
          tabIndex={0}
          hidden={index !== selected}
        >
          <Panel service={icon} idPrefix="tabs" />
        </div>
      ))}
    </div>
  );
}

/** The selected service, which changes by itself until the visitor chooses one. */
function useServiceRotation(section: RefObject<Element | null>, attended: boolean) {
  const [selected, select] = useState(0);
  const [chosen, setChosen] = useState(false);
  const inView = useInView(section, constants.servicesVisibilityThreshold);
  const pageVisible = usePageVisible();
  const reducedMotion = useReducedMotion();
  const rotating = !chosen && inView && pageVisible && !reducedMotion && !attended;

  if (chosen && !inView) setChosen(false);

  useRotation({
    running: rotating,
    index: selected,
    count,
    interval: constants.servicesRotationInterval,
    show: select,
  });

  const choose = (index: number) => {
    select(index);
    setChosen(true);
  };
  return { selected, select, choose, rotating };
}

function targetOfKey(key: string, selected: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (selected + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (selected + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
}
