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
          {/* Among a page's links each needs a name of its own, which no entry of the bar is part of. */}
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
