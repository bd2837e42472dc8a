import './action-links.css';
import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'className'>;

export function ButtonLink({ children, ...props }: LinkProps) {
  return (
    <a {...props} className="button">
      {children}
    </a>
  );
}

export function TextLink({ children, ...props }: LinkProps) {
  return (
    <a {...props} className="text-link">
      {children}
    </a>
  );
}
