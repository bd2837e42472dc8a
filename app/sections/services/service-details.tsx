import '#app/drawings/services/services-drawings.css';
import { beginMessage } from '#app/browser/begin-message.ts';
import drawings from '#app/drawings/drawings.svg.tsx';
import { formCopy } from '#content/contact.ts';
import { type Service, type ServiceId, services, servicesSection } from '#content/services.ts';

const { ask, see } = servicesSection;

/** Shows a service's drawing, description, features and a link to ask about it. */
export function ServiceDetails({ id }: { id: ServiceId }) {
  const { title, shortDescription, description, features, product, drawing }: Service =
    services[id];

  return (
    <>
      <svg className="service-drawing" role="img" aria-label={drawing.description}>
        <use href={`${drawings}#${id}`} />
      </svg>
      <div className="service-text">
        <p>{description}</p>
        <ul className="service-features">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="service-links">
          {/* The link needs a unique accessible name that does not contain the name of a header link. */}
          <a
            className="text-link"
            href="#contact"
            onClick={() => beginMessage(formCopy.subject(title))}
            aria-label={`${ask}: ${shortDescription}`}
          >
            {ask}
          </a>
          {product && (
            <p className="service-product">
              {`${see} `}
              <a href="#solutions">{product}</a>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
