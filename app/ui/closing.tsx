import './on-ink.css';
import './section-head.css';
import './closing.css';
import type { ReactNode } from 'react';
import { ButtonLink } from './action-links.tsx';

interface ClosingProps {
  title: string;
  text: string;
  link: { label: string; href: string };
  /** What is drawn beside the words. */
  children: ReactNode;
}

/** How a page ends that leads to the form. */
export function Closing({ title, text, link, children }: ClosingProps) {
  return (
    <section className="closing on-ink" aria-labelledby="closing-title">
      {children}
      <div className="wrap" data-reveal="">
        <h2 className="section-title" id="closing-title">
          {title}
        </h2>
        <p className="section-lead">{text}</p>
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </div>
    </section>
  );
}
