import './action-links.css';
import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'className'>;

// Not printed: paper has no links to follow.

export function ButtonLink({ children, ...props }: LinkProps) {
  return (
    <a {...props} className="button" data-only="screen">
      {children}
    </a>
  );
}

export function TextLink({ children, ...props }: LinkProps) {
  return (
    <a {...props} className="text-link" data-only="screen">
      {children}
    </a>
  );
}
