import { ServiceDrawing } from '#app/drawings/services/service-drawing.tsx';
import { type ServiceId, services } from '#content/services.ts';

/** One service in full: its drawing, its description and its features. */
export function ServicePanel({ service }: { service: ServiceId }) {
  const { title, description, features } = services[service];

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
