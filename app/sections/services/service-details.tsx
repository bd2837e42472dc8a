import { ServiceDrawing } from '#app/drawings/services/service-drawing.tsx';
import { TextLink } from '#app/ui/action-links.tsx';
import { type Service, type ServiceId, services, servicesSection } from '#content/services.ts';

const { ask, partOf: partOfWords } = servicesSection;

/** A service in full: drawing, description, features and a link to ask about it. */
export function ServiceDetails({ service }: { service: ServiceId }) {
  const { title, shortDescription, description, features, partOf }: Service = services[service];

  return (
    <div className="service-details on-ink">
      <ServiceDrawing service={service} />
      <div className="service-words">
        <p>{description}</p>
        <ul className="service-features">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="service-links">
          {/* Needs an accessible name of its own, without the name of any link in the bar. */}
          <TextLink href="#contact" data-subject={title} aria-label={`${ask}: ${shortDescription}`}>
            {ask}
          </TextLink>
          {partOf && (
            <p className="service-part">
              {partOfWords} <a href="#solutions">{partOf}</a>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
