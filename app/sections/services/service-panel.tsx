import { ServiceDrawing } from '#app/drawings/services/service-drawing.tsx';
import { serviceDetails } from '#content/service-details.ts';
import { type ServiceIcon, services } from '#content/services.ts';

/** One service in full: its drawing, its description and its features. */
export function ServicePanel({ service }: { service: ServiceIcon }) {
  const title = services.find(({ icon }) => icon === service)?.title;
  const { description, features } = serviceDetails[service];

  return (
    <div className="service-panel">
      <ServiceDrawing service={service} />
      <div className="service-words">
        <div>
          <p className="service-title">{title}</p>
          <p className="service-description">{description}</p>
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
