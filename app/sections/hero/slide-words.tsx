import { ButtonLink, TextLink } from '#app/ui/action-links.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import type { HeroSlide } from '#content/hero-slides.ts';

export function SlideWords({ title, description, actions }: HeroSlide) {
  return (
    <div className="slide-words">
      <h2 className="slide-title">{title}</h2>
      <p className="slide-text">
        <Unbroken text={description} />
      </p>
      <p className="slide-actions">
        {actions.map(({ label, href, kind }) => {
          const ActionLink = kind === 'button' ? ButtonLink : TextLink;
          return (
            <ActionLink key={href} href={href}>
              {label}
            </ActionLink>
          );
        })}
      </p>
    </div>
  );
}
