import { useState } from 'react';
import { services } from '#content/services.ts';
import { Panel } from './panel.ts';

export function ServicesAccordion() {
  const [open, setOpen] = useState(0);

  return (
    <div className="services-accordion">
      {services.map(({ icon, title, shortDescription }, index) => {
        const expanded = index === open;
        return (
          <div key={icon} className="accordion-item" data-open={expanded}>
            <h3>
              <button
                className="service-row"
                type="button"
                id={`accordion-${icon}`}
                aria-expanded={expanded}
                aria-controls={`accordion-panel-${icon}`}
                onClick={() => setOpen(expanded ? -1 : index)}
              >
                <span className="service-number">{index + 1}</span>
                <span className="service-name">{title}</span>
                <span className="service-short">{shortDescription}</span>
              </button>
            </h3>
            <section
              className="accordion-panel"
              id={`accordion-panel-${icon}`}
              aria-labelledby={`accordion-${icon}`}
              hidden={!expanded}
            >
              <Panel service={icon} idPrefix="accordion" />
            </section>
          </div>
        );
      })}
    </div>
  );
}
