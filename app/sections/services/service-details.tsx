import { ServiceDrawing } from '#app/drawings/services/service-drawing.tsx';
import { TextLink } from '#app/ui/action-links.tsx';
import { type Service, type ServiceId, services, servicesSection } from '#content/services.ts';

/** A service in full: drawing, description, features and a link to ask about it. */
export function ServiceDetails({ service }: { service: ServiceId }) {
  const { title, description, features, partOf }: Service = services[service];

  return (
    <div className="service-details on-ink">
      <ServiceDrawing service={service} />
      <div className="service-words">
        <div>
          <p>{description}</p>
          {partOf && (
            <p className="service-part">
              {servicesSection.partOf} <a href="#solutions">{partOf}</a>
            </p>
          )}
          <TextLink href="#contact" data-subject={title}>
            {`${servicesSection.ask} ${title}`}
          </TextLink>
        </div>
        <ul className="service-features">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
